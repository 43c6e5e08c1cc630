package engine

import (
	"context"
	"fmt"
	"slices"

	"statepoint/core/gc"
	"statepoint/web/check"
	"statepoint/web/check/grade"
	"statepoint/web/explore"
	"statepoint/web/explore/emulator"
	"statepoint/web/explore/journey"
	"statepoint/web/explore/panes"
	"statepoint/web/explore/prepared"
	"statepoint/web/explore/session"
	"statepoint/web/explore/views"
	"statepoint/web/explore/worlds"
	"statepoint/web/report"
	"statepoint/web/report/draw"
	"statepoint/web/report/jsonform"
)

// Engine compiles requests and caches the latest compilations, so opening another view of one needs
// no recompilation. The zero value is ready; it is for one goroutine.
type Engine struct {
	// Strategies finds the collection strategies of every request by name; nil means LLVM's own.
	Strategies *gc.Registry

	store   store
	session *session.Session // the latest run
	ran     *kept            // what that is of
	sheet   *prepared.Sheet  // the latest
	past    *explore.Past    // of the latest excerpt
}

// Run compiles a request, unless it asks for an excerpt of what is kept, and keeps the compilation.
// It never returns nil.
func (e *Engine) Run(ctx context.Context, req *report.Request) *report.Report {
	k := e.store.add(req, nil)
	again := k.compiled != nil && (req.Only != "" || k.request.Only != "")
	if k.request.Only = req.Only; !again || !k.compiled.Serves(req.Only) {
		k.compiled, k.journeys, e.session, e.ran = nil, nil, nil, nil // frees their memory
		k.request.Seq = req.Seq
		e.compile(ctx, k)
	}
	return panes.Excerpt(k.compiled, req.Only)
}

// compile compiles a kept request, and reuses what the last such compilation left.
func (e *Engine) compile(ctx context.Context, k *kept) {
	if e.past == nil {
		e.past = explore.NewPast()
	}
	k.compiled = emulator.CompileAfter(ctx, k.request, e.Strategies, e.past)
	e.past = k.compiled.PastOr(e.past)
}

// Warm does what an edit in the text of the last excerpt would have the engine do, and returns the
// report, which nothing else keeps; nil if there is no such text.
func (e *Engine) Warm(ctx context.Context) *report.Report {
	k := e.store.last()
	if k == nil || k.compiled == nil || k.compiled.Only() == "" {
		return nil
	}
	c := emulator.CompileAfter(ctx, k.request, e.Strategies, e.past)
	e.past = c.PastOr(e.past)
	return panes.Excerpt(c, k.request.Only)
}

// Keep stores a request, to be compiled on first use, spares the compilation used last, and returns
// the request's handle.
func (e *Engine) Keep(req *report.Request) report.Handle {
	return e.store.add(req, e.store.last()).handle
}

// Keeps reports whether the request of a handle is kept.
func (e *Engine) Keeps(h report.Handle) bool {
	return slices.ContainsFunc(e.store.all, func(k *kept) bool { return k.handle == h })
}

// Largest returns the size in bytes of the largest source that is kept.
func (e *Engine) Largest() (bytes int) {
	for _, k := range e.store.all {
		bytes = max(bytes, len(k.request.Source))
	}
	return bytes
}

// Compilation returns the compilation of a request, which it compiles unless the engine keeps it.
func (e *Engine) Compilation(ctx context.Context, req *report.Request) *explore.Compilation {
	return e.compiled(ctx, e.store.add(req, e.store.last())).compiled
}

// of returns the compilation of a handle, compiled; nil if it is not kept.
func (e *Engine) of(ctx context.Context, h report.Handle) *kept {
	if k := e.named(h); k != nil {
		return e.compiled(ctx, k)
	}
	return nil
}

// figured is of for views that need only the figures of functions, which an excerpt has.
func (e *Engine) figured(ctx context.Context, h report.Handle) *kept {
	k := e.named(h)
	if k != nil && k.compiled == nil {
		e.compile(ctx, k)
	}
	return k
}

// named returns the compilation of a handle, nil if it is not kept.
func (e *Engine) named(h report.Handle) *kept {
	return e.store.find(func(k *kept) bool { return k.handle == h })
}

// compiled compiles a kept request, unless it is already compiled with the documents of all
// functions.
func (e *Engine) compiled(ctx context.Context, k *kept) *kept {
	if k.compiled == nil || k.compiled.Only() != "" {
		k.compiled, k.request.Only = nil, ""
		if !slices.Contains(e.store.all, e.ran) {
			e.session, e.ran = nil, nil
		}
		k.compiled = emulator.Compile(ctx, k.request, e.Strategies)
	}
	return k
}

// Last returns the compilation that was used last, nil if none is kept.
func (e *Engine) Last() *explore.Compilation {
	if k := e.store.last(); k != nil {
		return k.compiled
	}
	return nil
}

// Session returns the run that the engine keeps, nil if none.
func (e *Engine) Session() *session.Session { return e.session }

// notKept answers a handle whose request was dropped or never known.
const notKept = "the engine no longer holds this compilation: send its request again"

// View computes a view of a compilation that is kept. It never returns nil; an answer with Trouble
// says why there is nothing to show. A defect panics, as everywhere in the engine, and is reported
// as a crash.
func (e *Engine) View(ctx context.Context, ask *report.ViewRequest) *report.ViewAnswer {
	of := e.of
	if ask.View == report.ViewFunctions {
		of = e.figured
	}
	var other *explore.Compilation
	if k := of(ctx, ask.Kept); k != nil {
		other = k.compiled
	}
	k := of(ctx, ask.Of)
	if k == nil || other == nil && ask.Kept != 0 {
		return &report.ViewAnswer{Subject: ask.Subject, Trouble: notKept}
	}
	answer, err := e.view(ctx, k, other, ask)
	if err != nil {
		return &report.ViewAnswer{Subject: ask.Subject, Trouble: err.Error()}
	}
	return answer
}

// view computes a view by its key. Some views compare with another compilation, nil for none.
func (e *Engine) view(ctx context.Context, k *kept, other *explore.Compilation,
	ask *report.ViewRequest) (*report.ViewAnswer, error) {
	c := k.compiled
	switch ask.View {
	case report.ViewDiff:
		return views.Diff(c, ask)
	case report.ViewLiveness:
		return views.Liveness(c, ask)
	case report.ViewCFG, report.ViewCFGBrief:
		return views.CFG(c, ask)
	case report.ViewFrame:
		return views.Frame(c, ask)
	case report.ViewRecords:
		return views.Records(c, ask)
	case report.ViewRoots:
		return views.Roots(c, ask)
	case report.ViewMapJSON:
		return views.MapJSON(c, ask)
	case report.ViewFile:
		return views.File(c, ask)
	case report.ViewParse:
		return views.Parse(c, ask)
	case report.ViewCompact:
		return views.Compact(c, ask)
	case report.ViewCompare:
		return views.Compare(c, other, ask)
	case report.ViewFunctions:
		return views.Functions(c, other, ask)
	case report.ViewWorlds:
		var setup report.RunSetup
		if e.ran == k {
			setup = e.session.Setup()
		}
		return worlds.View(ctx, c, setup, ask)
	case report.ViewJourney:
		if k.journeys == nil {
			var err error
			if k.journeys, err = journey.New(c); err != nil {
				return nil, err
			}
		}
		return k.journeys.View(ctx, ask), nil
	case report.ViewPrepare:
		if !e.sheet.Of(k.request, ask) {
			var err error
			if e.sheet, err = prepared.New(ctx, k.request, ask); err != nil {
				return nil, err
			}
		}
		return e.sheet.View(ask), nil
	case report.ViewChecks:
		return grade.View(ctx, c, ask)
	}
	return nil, fmt.Errorf("this engine has no view %q", ask.View)
}

// Program runs a compilation that is kept and shows the run at a step. It never returns nil; a
// state with Trouble says why there is no run.
func (e *Engine) Program(ctx context.Context, ask *report.RunRequest) *report.RunState {
	k := e.of(ctx, ask.Of)
	if k == nil {
		return &report.RunState{Trouble: notKept}
	}
	if !e.session.Of(k.compiled, ask.Setup) {
		before := e.session
		e.session = nil // its memory is needed now
		e.session, e.ran = session.Begin(ctx, k.compiled, ask.Setup, before), k
	}
	return e.session.Show(ctx, ask)
}

// Call compiles a request and runs its program; it returns a report if that does not compile.
func (e *Engine) Call(ctx context.Context, req *report.Request, ask *jsonform.Call) (*report.Report,
	*jsonform.Outcome) {
	if rep := e.Run(ctx, req); !rep.OK {
		return rep, nil
	}
	return nil, emulator.Call(ctx, e.Last(), ask)
}

// Check evaluates checks on a compilation and returns a verdict for each, in order. It first
// compiles a request that the engine does not keep. If the text does not parse, the error is a
// [check.Error].
func (e *Engine) Check(ctx context.Context, req *report.Request, checks string) ([]report.Verdict,
	error) {
	return grade.Checks(ctx, e.Compilation(ctx, req), checks)
}

// Facts is Check for what is said of a program that may be wrong; see [grade.Facts].
func (e *Engine) Facts(ctx context.Context, req *report.Request, facts string) ([]report.Verdict,
	error) {
	return grade.Facts(ctx, e.Compilation(ctx, req), facts)
}

// Ask prepares a question about a program. An error says why that is impossible.
func (e *Engine) Ask(ctx context.Context, req *report.Request, q *check.Question) (*grade.Asked,
	error) {
	return grade.Ask(ctx, e.Compilation(ctx, req), q)
}

// Content returns the content of the last compilation for a static page.
func (e *Engine) Content() *draw.Content { return views.Page(e.Last()) }
