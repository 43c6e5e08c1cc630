package engine

import (
	"context"
	"fmt"

	"statepoint/core/gc"
	"statepoint/web/check"
	"statepoint/web/check/grade"
	"statepoint/web/explore"
	"statepoint/web/explore/journey"
	"statepoint/web/explore/session"
	"statepoint/web/explore/views"
	"statepoint/web/explore/worlds"
	"statepoint/web/report"
	"statepoint/web/report/draw"
)

// Engine compiles, and keeps what the last compilation left, so that a reader who opens one more
// view of it need not wait for another. The zero value is ready; it is for one goroutine.
type Engine struct {
	// Strategies finds the collection strategies of every request by name; nil has LLVM's own.
	Strategies *gc.Registry

	last     *explore.Compilation
	journeys *journey.Journeys    // of last, once a view asked for them
	session  *session.Session     // of last
	kept     *explore.Compilation // what others are compared with; nil if nothing
}

// Run compiles a request, and keeps the compilation. It never returns nil.
func (e *Engine) Run(ctx context.Context, req *report.Request) *report.Report {
	e.last, e.journeys, e.session = nil, nil, nil // their memory is needed now
	e.last = explore.Compile(ctx, req, e.Strategies)
	return e.last.Report
}

// Compilation is that of a request: the last, if it is of the same request.
func (e *Engine) Compilation(ctx context.Context, req *report.Request) *explore.Compilation {
	if e.last == nil || !e.last.Request.Same(req) {
		e.Run(ctx, req)
	}
	return e.last
}

// Last is the compilation that the engine keeps, nil if none.
func (e *Engine) Last() *explore.Compilation { return e.last }

// Session is the run that the engine keeps, nil if none.
func (e *Engine) Session() *session.Session { return e.session }

// View works out a view. It compiles first if the engine has not compiled the request last. It
// never returns nil; an answer with Trouble says why there is nothing to show. A defect below
// panics, as everywhere in the engine, and ends in a report of a crash.
func (e *Engine) View(ctx context.Context, ask *report.ViewRequest) *report.ViewAnswer {
	answer, err := e.view(ctx, e.Compilation(ctx, &ask.Request), ask)
	if err != nil {
		return &report.ViewAnswer{Subject: ask.Subject, Trouble: err.Error()}
	}
	return answer
}

// view is the table of views.
func (e *Engine) view(ctx context.Context, c *explore.Compilation, ask *report.ViewRequest) (
	*report.ViewAnswer, error) {
	switch ask.View {
	case report.ViewDiff:
		return views.Diff(c, ask)
	case report.ViewLiveness:
		return views.Liveness(ctx, c, ask)
	case report.ViewCFG, report.ViewCFGBrief:
		return views.CFG(ctx, c, ask)
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
		return views.Compact(ctx, c, ask)
	case report.ViewCompare:
		return views.Compare(c, e.keptFor(ctx, ask), ask)
	case report.ViewFunctions:
		return views.Functions(c, e.keptFor(ctx, ask), ask)
	case report.ViewWorlds:
		var setup report.RunSetup
		if e.session != nil {
			setup = e.session.Setup()
		}
		return worlds.View(ctx, c, setup, ask)
	case report.ViewJourney:
		if e.journeys == nil {
			var err error
			if e.journeys, err = journey.New(ctx, c); err != nil {
				return nil, err
			}
		}
		return e.journeys.View(ctx, ask), nil
	case report.ViewChecks:
		return grade.View(ctx, c, ask)
	}
	return nil, fmt.Errorf("this engine has no view %q", ask.View)
}

// keptFor is the compilation that a request compares with, nil if there is none.
func (e *Engine) keptFor(ctx context.Context, ask *report.ViewRequest) *explore.Compilation {
	if ask.Kept == nil {
		return nil
	}
	if e.kept == nil || !e.kept.Request.Same(ask.Kept) {
		kept := *ask.Kept
		e.kept = explore.Compile(ctx, &kept, e.Strategies)
	}
	return e.kept
}

// Program runs a compilation and shows it at a step. It compiles first if the engine has not
// compiled the request last. It never returns nil; a state with Trouble says why there is no run.
func (e *Engine) Program(ctx context.Context, ask *report.RunRequest) *report.RunState {
	c := e.Compilation(ctx, &ask.Request)
	if !e.session.Of(c, ask.Setup) {
		before := e.session
		e.session = nil // its memory is needed now
		e.session = session.Begin(ctx, c, ask.Setup, before)
	}
	return e.session.Show(ctx, ask)
}

// Check holds a compilation against checks, in their order: a verdict for each. It compiles first
// if the engine has not compiled the request last. A text that is not one of checks is an error, a
// [check.Error].
func (e *Engine) Check(ctx context.Context, req *report.Request, checks string) ([]report.Verdict,
	error) {
	return grade.Checks(ctx, e.Compilation(ctx, req), checks)
}

// Ask puts a question to a program. An error says why it cannot be put.
func (e *Engine) Ask(ctx context.Context, req *report.Request, q *check.Question) (*grade.Asked,
	error) {
	return grade.Ask(ctx, e.Compilation(ctx, req), q)
}

// Content gives what the last compilation has for a page without a program behind it.
func (e *Engine) Content() *draw.Content { return views.Page(e.last) }
