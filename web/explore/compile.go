package explore

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/options"
	"statepoint/core/passes/pass"
	"statepoint/core/source"
	"statepoint/core/verify"
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
	c   *Compilation
	ctx context.Context
	// dialect is the requested dialect, DialectUnknown if the source decides.
	dialect ir.Dialect
	// compiled has the numbers of the module after the last pass.
	compiled *numberedText
	// defect is the message of a panic in the explorer, and stack its stack trace.
	defect, stack string
	// next holds the passes after the current stage.
	next []pass.Pass
}

func newBuilder(ctx context.Context, req *report.Request, strategies *gc.Registry) *builder {
	text := source.NewText(FileName(req), req.Source)
	return &builder{ctx: ctx, c: &Compilation{
		Request: req, Report: &report.Report{Seq: req.Seq}, Text: text, Registry: strategies,
		Strategies: withComposed(strategies, req.Options.PassFlags), Links: newLinkTable(),
		list: source.NewList(text),
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

// Run compiles a request and returns the full report. It never returns nil and never panics:
// whatever stops it, including a done context, is among the report's diagnostics, and OK is false.
// It knows LLVM's collection strategies; Compile accepts others.
func Run(ctx context.Context, req *report.Request) *report.Report {
	return Compile(ctx, req, nil).Report
}

// Compile compiles a request with the collection strategies of a registry; nil means LLVM's own. It
// never returns nil and never panics: whatever stops it is among the report's diagnostics.
func Compile(ctx context.Context, req *report.Request, strategies *gc.Registry) *Compilation {
	r := newBuilder(ctx, req, strategies)
	r.run(r.parse, r.runPasses, r.breakModule, r.settleNames, r.lower)
	return r.c
}

// Passed compiles a request through its passes; ok is false if it fails before their end.
func Passed(ctx context.Context, req *report.Request, strategies *gc.Registry) (
	c *Compilation, ok bool) {
	r := newBuilder(ctx, req, strategies)
	r.run(r.parse, r.runPasses)
	return r.c, r.c.Report.OK
}

// ReadAgain parses the source again, to compile it in another way. The caller owns the module.
func (c *Compilation) ReadAgain(ctx context.Context) (*ir.Module, error) {
	again := newBuilder(ctx, c.Request, c.Strategies)
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
			b.c.list.Add(source.Diagnostic{
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

func FileName(req *report.Request) string {
	if req.FileName == "" {
		return "input.ll"
	}
	return req.FileName
}

// fail records an error that has no position in the text.
func (b *builder) fail(format string, args ...any) bool {
	b.c.list.Errorf(source.Span{}, format, args...)
	return false
}

// finish puts diagnostics and links into the report.
func (b *builder) finish() {
	if b.c.Report.OK = !b.c.list.HasErrors(); !b.c.Report.OK {
		b.markFailed()
	}
	if b.compiled == nil {
		b.settleNames()
	}
	b.c.list.Sort()
	for i := range b.c.list.Items {
		d := diagnostic(b.c.Text, &b.c.list.Items[i])
		if d.Message == b.defect {
			d.Stack = b.stack
		}
		b.c.Report.Diagnostics = append(b.c.Report.Diagnostics, d)
	}
	b.markTold()
	b.c.Report.Links = b.c.Links.sorted()
}

// markFailed marks the stage that failed, and explains why the results of later stages are missing.
func (b *builder) markFailed() {
	b.c.Report.Failed = b.c.at.Key
	errors := 0
	for i := range b.c.list.Items {
		if b.c.list.Items[i].Severity == source.Error {
			errors++
		}
	}
	if s := b.c.Stage(b.c.at.Key); s != nil {
		s.Summary = source.Count(errors, "error")
	} else {
		b.c.addStage(b.c.at.Key, b.c.at.Title, source.Count(errors, "error"), false)
	}
	b.c.Report.Asm.Caption, b.c.Report.StackMap.Caption = "No code: "+b.c.NotLowered(),
		"No stack map: "+b.c.NotLowered()
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

// parse is the first stage: text to a verified module.
func (b *builder) parse() bool {
	report.Progress(b.ctx, report.StageParse)
	b.c.at = report.Stage{Key: report.StageParse, Title: "Parse"}
	var marks []ir.Mark
	m, list, ok := b.read(&marks)
	if !ok {
		return false
	}
	if list.HasErrors() {
		adviseForeign(list, b.c.Request.Source)
	}
	b.c.list.Items = append(b.c.list.Items, list.Items...)
	b.c.Module = m
	b.c.Report.Source = report.Doc{Caption: "What you write.", Text: b.c.Request.Source}
	for _, mk := range marks {
		if role, wanted := markRole(mk.Role); wanted {
			b.c.Report.Source.Marks = append(b.c.Report.Source.Marks,
				report.Mark{Start: mk.Start, End: mk.End, ID: uint32(mk.ID), Role: role})
		}
	}
	SortMarks(b.c.Report.Source.Marks)
	if len(b.c.Request.Source) <= MaxSourceBytes {
		annotate(&b.c.Report.Source, true)
	}
	b.setStrategy(m)
	b.c.Report.Words = vocabulary(m.Dialect, b.c.Strategies)
	b.c.Report.Dialect, b.c.Report.TypedPointers = m.Dialect.String(), !m.Dialect.Opaque()
	b.c.Report.LLVM = forLLVM(m, list)
	b.c.Report.Figures.SourceBytes = uint32(len(b.c.Request.Source))
	if list.HasErrors() {
		return false
	}
	if n := countInstructions(m); n > MaxInstructions {
		return b.fail(
			"the module has %s, the limit of one run is %d; the native command has "+
				"none", source.Count(n, "instruction"), MaxInstructions)
	} else {
		b.c.Report.Figures.Instructions = uint32(n)
	}
	verdict, err := verify.Diagnose(b.ctx, m, nil)
	b.c.list.Items = append(b.c.list.Items, verdict.Items...)
	if stopped(err) {
		return b.fail("%v", err)
	}
	if b.c.Printed = printModule(m, nil); b.c.Printed == nil {
		return b.fail("%v", errLong)
	}
	b.c.Printed.Doc.Caption = "The module as it was read."
	b.c.Links.addModule(m, b.c.Printed, b.c.Strategies, "")
	b.c.Links.markCalls(&b.c.Report.Source)
	b.c.Written = b.c.Links.NumbersIn(&b.c.Report.Source)
	b.c.Written.complete(b.c.Links.NumbersIn(b.c.Printed.Doc))
	for _, id := range b.c.Written.In {
		b.c.Links.Get(id).Label = b.c.Written.Of[id].Name
	}
	if name := b.c.Links.firstReference(); name != "" {
		b.c.Report.Source.Caption = "What you write. " + name +
			" points into a heap that a collector may move."
	}
	b.c.Report.Stages = append(b.c.Report.Stages, report.Stage{
		Key: report.StageParse, Title: "Parse",
		Summary: source.Count(int(b.c.Report.Figures.Instructions), "instruction"), Changed: true,
		Doc: b.c.Printed.Doc,
	})
	b.keep(report.StageParse, nil, nil)
	return !verdict.HasErrors() && !b.c.list.HasErrors() // which a conversion may have added
}

// setStrategy gives the requested strategy to every function that names one, and reports the
// functions that name none, as they are not collected.
func (b *builder) setStrategy(m *ir.Module) {
	name := b.c.Request.Options.Strategy
	if name == "" {
		return
	}
	without, with := 0, 0
	for _, f := range m.Funcs {
		switch {
		case f.GC != "":
			f.GC = name
			with++
		case !f.IsDeclaration():
			without++
		}
	}
	if without == 0 {
		return
	}
	d := source.Diagnostic{Severity: source.Note, Message: fmt.Sprintf(
		"the strategy %s is not given to %s without `gc`; write `gc \"%s\"` before the body to "+
			"have one collected", name, source.Count(without, "function"), name)}
	if with == 0 {
		d.Severity = source.Warning
		d.Message = fmt.Sprintf(
			"the strategy %s changes nothing: no function here has a `gc`; write `gc \"%s\"` "+
				"before a body to have it collected", name, name)
	}
	b.c.list.Add(d)
}

func countInstructions(m *ir.Module) int {
	n := 0
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				n++
			}
		}
	}
	return n
}
