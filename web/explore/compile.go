package explore

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"

	"statepoint/core/findings"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/lower/code"
	"statepoint/web/report"
)

// Limits of one run. A library user who needs more calls the lower packages directly; the page
// shows the message.
const (
	// MaxSourceBytes bounds the source text.
	MaxSourceBytes = 32 << 20
	// MaxInstructions bounds the instructions of the module, before and after the passes.
	MaxInstructions = 2_000_000
	// MaxAdded bounds what a pass adds to the module; see pass.Options.MaxAdded.
	MaxAdded = 1 << 18
	// MaxCode bounds the machine code of the module; see lower.Options.MaxCode.
	MaxCode = 1 << 19
	// MaxTextBytes bounds the text of the module after each stage: a short source may print as a
	// long text.
	MaxTextBytes = 64 << 20
	// MaxObjectBytes bounds the code and data of the object, which the page shows as text.
	MaxObjectBytes = 64 << 20
)

// DefaultPasses run when a request names no passes.
var DefaultPasses = []string{options.PlaceSafepoints, options.RewriteStatepoints}

// builder runs a request through the stages and fills in its compilation.
type builder struct {
	c    *Compilation
	ctx  context.Context
	list *source.List
	at   report.Stage // the last stage that started
	// ids allocates ids for what only a screen shows: rows of bytes, registers.
	ids provenance.Counter
	// elsewhere are the ids of locations in functions that are not shown, and found is the index of
	// those among which one was found last.
	elsewhere []code.IDs
	found     int
	// before is what an earlier compilation left to be reused, nil for none, and keeper is what
	// does so and leaves something for the next.
	before *Past
	keeper keeper
	// bodies knows which bodies need not be read, nil for none.
	bodies *bodies
	// lowering are the passes of the code generator that change the module, nil if that is unknown.
	lowering []string
	// source are the tokens of the source text, kept for the next compilation.
	source *sourceTokens
	// dialect is the requested dialect, DialectUnknown if the source decides.
	dialect ir.Dialect
	// compiled has the numbers of the module after the last pass.
	compiled *numberedText
	// defect is the message of a panic in the explorer, and stack its stack trace.
	defect, stack string
	// offers are the findings without a use that a pass takes away.
	offers []*findings.Finding
	// next holds the passes after the current stage.
	next []pass.Pass
}

func newBuilder(ctx context.Context, req *report.Request, strategies *gc.Registry) *builder {
	text := source.NewText(FileName(req), req.Source)
	return &builder{ctx: ctx, list: source.NewList(text), c: &Compilation{
		request: req, outline: report.Report{Seq: req.Seq}, text: text, registry: strategies,
		strategies: withComposed(strategies, req.Options.PassFlags), links: newLinkTable(),
	}}
}

// withComposed adds the strategies that the request's flags compose from switches. Errors in them
// are reported when the passes get their options.
func withComposed(r *gc.Registry, flags []string) *gc.Registry {
	for _, flag := range flags {
		name, value, _ := strings.Cut(strings.TrimLeft(flag, "-"), "=")
		if name != "strategy" {
			continue
		}
		if s, err := gc.ParseSpec(value); err == nil {
			r = r.With(s)
		}
	}
	return r
}

// Compile compiles a request with the collection strategies of a registry; nil means LLVM's own. It
// never returns nil and never panics: whatever stops it, including a done context, is among the
// outline's diagnostics, and OK is false.
func Compile(ctx context.Context, req *report.Request, strategies *gc.Registry) *Compilation {
	return CompileAfter(ctx, req, strategies, nil, nil)
}

// CompileToRun is Compile for callers that run the program, or break it on purpose.
func CompileToRun(ctx context.Context, req *report.Request, strategies *gc.Registry,
	emulator Emulator) *Compilation {
	return CompileAfter(ctx, req, strategies, emulator, nil)
}

// CompileAfter is CompileToRun with the past of another compilation, which makes it faster and
// changes nothing else; nil leaves no past.
func CompileAfter(ctx context.Context, req *report.Request, strategies *gc.Registry,
	emulator Emulator, before *Past) *Compilation {
	for {
		r := newBuilder(ctx, req, strategies)
		r.c.emulator, r.before = emulator, before
		if before != nil {
			r.c.links.reserve(before.ids)
		}
		r.c.whole = func(ctx context.Context) *Compilation {
			whole := *req
			whole.Options.Break, whole.Only = "", ""
			quiet := report.WithProgress(ctx, func(string, int, int) {})
			return CompileToRun(quiet, &whole, strategies, emulator)
		}
		r.run(r.parse, r.runPasses, r.breakModule, r.settleNames, r.lower)
		if r.keeper == nil {
			return r.c
		}
		if before = r.keeper.finish(); before == nil {
			return r.c
		}
	}
}

// Passed compiles a request through its passes; ok is false if it fails before their end.
func Passed(ctx context.Context, req *report.Request, strategies *gc.Registry) (
	c *Compilation, ok bool) {
	r := newBuilder(ctx, req, strategies)
	r.run(r.parse, r.runPasses)
	return r.c, r.c.outline.OK
}

// ReadAgain parses the source again, to compile it in another way. The caller owns the module.
func (c *Compilation) ReadAgain(ctx context.Context) (*ir.Module, error) {
	again := newBuilder(ctx, c.request, c.strategies)
	m, list, ok := again.read(nil)
	if !ok || list.HasErrors() {
		return nil, errors.New("the source cannot be read")
	}
	again.setStrategy(m)
	return m, nil
}

// run executes stages until one returns false.
func (b *builder) run(stages ...func() bool) {
	defer func() {
		if p := recover(); p != nil {
			b.defect, b.stack = fmt.Sprintf("internal error: %v", p), string(debug.Stack())
			b.list.Add(source.Diagnostic{
				Severity: source.Error, Message: b.defect,
				Notes: []string{"This is a defect of the explorer, not of the source. The source " +
					"above reproduces it."},
			})
		}
		b.finish()
	}()
	for _, stage := range stages {
		if err := b.ctx.Err(); err != nil {
			b.fail("stopped: %v", err)
			break
		}
		if !stage() {
			break
		}
	}
}

// FileName is the name of the text in messages: "input.ll" if the request gives none.
func FileName(req *report.Request) string {
	if req.FileName == "" {
		return "input.ll"
	}
	return req.FileName
}

// fail records an error that has no position in the text.
func (b *builder) fail(format string, args ...any) bool {
	b.list.Errorf(source.Span{}, format, args...)
	return false
}

// finish puts diagnostics and links into the report.
func (b *builder) finish() {
	b.c.notLowered = b.notLowered()
	if b.c.outline.OK = !b.list.HasErrors(); !b.c.outline.OK {
		b.markFailed()
	}
	if b.compiled == nil {
		b.settleNames()
	}
	b.list.Sort()
	for i := range b.list.Items {
		d := diagnostic(b.c.text, &b.list.Items[i])
		if d.Message == b.defect {
			d.Stack = b.stack
		}
		b.c.outline.Diagnostics = append(b.c.outline.Diagnostics, d)
	}
	b.markTold()
	b.c.outline.Links = b.c.links.sorted()
}

// notLowered says why there is no machine code.
func (b *builder) notLowered() string {
	said := "the stage " + b.at.Title + " ended with an error"
	for i := range b.list.Items {
		if d := &b.list.Items[i]; d.Severity == source.Error && !d.Span.IsZero() {
			return fmt.Sprintf("%s on line %d.", said, b.c.text.Position(d.Span.Start).Line)
		}
	}
	return said + "."
}

// markFailed marks the stage that failed.
func (b *builder) markFailed() {
	b.c.outline.Failed = b.at.Key
	errors := 0
	for i := range b.list.Items {
		if b.list.Items[i].Severity == source.Error {
			errors++
		}
	}
	if s := b.c.Stage(b.at.Key); s != nil {
		s.Summary = source.Count(errors, "error")
	} else {
		b.c.addStage(b.at.Key, b.at.Title, source.Count(errors, "error"), false)
	}
}

func diagnostic(text *source.Text, d *source.Diagnostic) report.Diagnostic {
	at := text.Position(d.Span.Start)
	out := report.Diagnostic{
		Severity: severities[d.Severity], Code: d.Code, Line: int32(at.Line),
		Column: int32(at.Column), Start: d.Span.Start, End: d.Span.End,
		Message: d.Message, Expected: d.Expected, Suggestion: d.Suggestion, Notes: d.Notes,
	}
	if d.Span.IsZero() {
		out.Line, out.Column = 0, 0
	}
	return out
}

var severities = [...]report.Severity{source.Note: report.Note, source.Warning: report.Warning,
	source.Error: report.Error}
