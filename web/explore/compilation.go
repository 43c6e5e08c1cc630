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
	"statepoint/core/passes"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/lower"
	emulated "statepoint/lower/run"
	"statepoint/web/report"
)

// Limits of one run. A library caller who needs more calls the rooms directly; the page shows the
// message.
const (
	// MaxSourceBytes bounds the source text.
	MaxSourceBytes = 32 << 20
	// MaxInstructions bounds the instructions of the module, before and after the passes.
	MaxInstructions = 2_000_000
	// MaxAdded bounds what a pass adds to the module, as passes.Options.MaxAdded.
	MaxAdded = 1 << 18
	// MaxCode bounds the machine code made of the module, as lower.Options.MaxCode.
	MaxCode = 1 << 19
	// MaxTextBytes bounds the text of the module after each stage: what is short to write may be
	// long to print.
	MaxTextBytes = 64 << 20
	// MaxObjectBytes bounds the code and data of the object, which the page shows as text.
	MaxObjectBytes = 64 << 20
)

// DefaultPasses are run when a request names none.
var DefaultPasses = []string{"place-safepoints", rewritePass}

// rewritePass is the pass that relocates.
const rewritePass = "rewrite-statepoints-for-gc"

// Compilation is one request on its way through the line.
type Compilation struct {
	ctx        context.Context
	Request    *report.Request
	Report     *report.Report
	Text       *source.Text
	list       *source.List
	Strategies *gc.Registry
	Registry   *gc.Registry // as given, without those that flags make
	LiveRoots  bool         // the option -live-roots
	Links      *LinkTable
	Printed    *irText
	Module     *ir.Module
	Lowered    *lower.Result // of the module, once that was compiled
	// surface is what the module says of itself to whoever runs it.
	Surface *emulated.Surface
	// written and compiled have the numbers of the source, and of the module after the last pass.
	Written, compiled *numberedText
	// shadowed are the functions that keep a shadow stack.
	Shadowed []passes.FrameNote
	// broken is how the module is broken on purpose, nil if it is not.
	Broken *breakage
	// dialect is the one asked for, DialectUnknown if the source decides.
	dialect ir.Dialect
	// watch, if not nil, is told after each pass what the module was before and what the pass says.
	// An error ends the passes.
	watch func(key string, before *irText, why *passes.Explanation) error
	// defect is the message of a defect of the explorer, and stack where it was met.
	defect, stack string
	// told are the findings that the report has.
	Findings []findings.Finding
	// at is the stage that is being worked on, and next the passes that follow it.
	at   report.Stage
	next []passes.Pass
	// replayed is the last replay of this run, and the stage it went to.
	replayed   *Stage
	replayedTo string
}

func newRun(ctx context.Context, req *report.Request, strategies *gc.Registry) *Compilation {
	r := &Compilation{
		ctx: ctx, Request: req, Report: &report.Report{Seq: req.Seq},
		Text:     source.NewText(FileName(req), req.Source),
		Registry: strategies, Strategies: withComposed(strategies, req.Options.PassFlags), Links: newLinkTable(),
	}
	r.list = source.NewList(r.Text)
	return r
}

// withComposed adds the strategies that the flags of a request make of switches. What is wrong with
// one is told when the passes get their options.
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

// Run compiles a request and reports everything there is to show. It never returns nil and never
// panics: what stops it, an ended context included, is among the report's diagnostics, and OK is
// false. It knows LLVM's collection strategies; an [Engine] may know others.
func Run(ctx context.Context, req *report.Request) *report.Report {
	return Compile(ctx, req, nil).Report
}

// Compile compiles a request with the collection strategies of a registry; nil has LLVM's own. It
// never returns nil and never panics: what stops it is among the diagnostics of its report.
func Compile(ctx context.Context, req *report.Request, strategies *gc.Registry) (r *Compilation) {
	r = newRun(ctx, req, strategies)
	defer func() {
		if p := recover(); p != nil {
			r.defect, r.stack = fmt.Sprintf("internal error: %v", p), string(debug.Stack())
			r.list.Add(source.Diagnostic{
				Severity: source.Error, Message: r.defect,
				Notes: []string{"This is a defect of the explorer, not of the source. The source " +
					"above reproduces it."},
			})
		}
		r.finish()
	}()
	for _, stage := range []func() bool{r.parse, r.runPasses, r.breakModule,
		r.settleNames, r.lower} {
		if err := ctx.Err(); err != nil {
			r.fail("stopped: %v", err)
			break
		}
		if !stage() {
			break
		}
	}
	return r
}

// Passed compiles a request up to its passes; ok is false if it does not come so far.
func Passed(ctx context.Context, req *report.Request, strategies *gc.Registry) (r *Compilation,
	ok bool) {
	r = newRun(ctx, req, strategies)
	if !r.parse() || !r.runPasses() {
		return nil, false
	}
	r.finish()
	return r, true
}

// ReadAgain reads the source once more, for another way to compile it: the module belongs to the
// caller.
func (r *Compilation) ReadAgain(ctx context.Context) (*ir.Module, error) {
	again := newRun(ctx, r.Request, r.Strategies)
	m, list, ok := again.read(nil)
	if !ok || list.HasErrors() {
		return nil, errors.New("the source cannot be read")
	}
	again.setStrategy(m)
	return m, nil
}

func FileName(req *report.Request) string {
	if req.FileName == "" {
		return "input.ll"
	}
	return req.FileName
}

// fail records an error that has no place in the text.
func (r *Compilation) fail(format string, args ...any) bool {
	r.list.Errorf(source.Span{}, format, args...)
	return false
}

// finish puts diagnostics and links into the report.
func (r *Compilation) finish() {
	if r.Report.OK = !r.list.HasErrors(); !r.Report.OK {
		r.markFailed()
	}
	if r.compiled == nil {
		r.settleNames()
	}
	r.list.Sort()
	for i := range r.list.Items {
		d := diagnostic(r.Text, &r.list.Items[i])
		if d.Message == r.defect {
			d.Stack = r.stack
		}
		r.Report.Diagnostics = append(r.Report.Diagnostics, d)
	}
	r.markTold()
	r.Report.Links = r.Links.sorted()
}

// markFailed says which stage ended with an error, and of what was to come of later ones why it is
// not there.
func (r *Compilation) markFailed() {
	r.Report.Failed = r.at.Key
	errors := 0
	for i := range r.list.Items {
		if r.list.Items[i].Severity == source.Error {
			errors++
		}
	}
	if s := r.Stage(r.at.Key); s != nil {
		s.Summary = source.Count(errors, "error")
	} else {
		r.addStage(r.at.Key, r.at.Title, source.Count(errors, "error"), false)
	}
	r.Report.Asm.Caption, r.Report.StackMap.Caption = "No code: "+r.NotLowered(),
		"No stack map: "+r.NotLowered()
}

// NotLowered says why there is no machine code, by the first error that has a place: a pane may
// keep the sentence while the text goes on to have other errors.
func (r *Compilation) NotLowered() string {
	said := "the stage " + r.at.Title + " ended with an error"
	for i := range r.list.Items {
		if d := &r.list.Items[i]; d.Severity == source.Error && !d.Span.IsZero() {
			return fmt.Sprintf("%s in line %d.", said, r.Text.Position(d.Span.Start).Line)
		}
	}
	return said + "."
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
func (r *Compilation) parse() bool {
	report.Progress(r.ctx, report.StageParse)
	r.at = report.Stage{Key: report.StageParse, Title: "Parse"}
	var marks []ir.Mark
	m, list, ok := r.read(&marks)
	if !ok {
		return false
	}
	if list.HasErrors() {
		adviseForeign(list, r.Request.Source)
	}
	r.list.Items = append(r.list.Items, list.Items...)
	r.Module = m
	r.Report.Source = report.Doc{Caption: "What you write.", Text: r.Request.Source}
	for _, mk := range marks {
		if role, wanted := markRole(mk.Role); wanted {
			r.Report.Source.Marks = append(r.Report.Source.Marks,
				report.Mark{Start: mk.Start, End: mk.End, ID: uint32(mk.ID), Role: role})
		}
	}
	SortMarks(r.Report.Source.Marks)
	if len(r.Request.Source) <= MaxSourceBytes {
		annotate(&r.Report.Source, true)
	}
	r.setStrategy(m)
	r.Report.Words = vocabulary(m.Dialect, r.Strategies)
	r.Report.Dialect = m.Dialect.String()
	r.Report.LLVM = forLLVM(m, list)
	r.Report.Figures.SourceBytes = uint32(len(r.Request.Source))
	if list.HasErrors() {
		return false
	}
	if n := countInstructions(m); n > MaxInstructions {
		return r.fail(
			"the module has %s, the limit of one run is %d; the native command has "+
				"none", source.Count(n, "instruction"), MaxInstructions)
	} else {
		r.Report.Figures.Instructions = uint32(n)
	}
	verdict, err := verify.Diagnose(r.ctx, m, nil)
	r.list.Items = append(r.list.Items, verdict.Items...)
	if stopped(err) {
		return r.fail("%v", err)
	}
	if r.Printed = printModule(m, nil); r.Printed == nil {
		return r.fail("%v", errLong)
	}
	r.Printed.Doc.Caption = "The module as it was read."
	r.Links.addModule(m, r.Printed, r.Strategies, "")
	r.Links.markCalls(&r.Report.Source)
	r.Written = r.Links.NumbersIn(&r.Report.Source)
	r.Written.complete(r.Links.NumbersIn(r.Printed.Doc))
	for _, id := range r.Written.In {
		r.Links.Get(id).Label = r.Written.Of[id].Name
	}
	if name := r.Links.firstReference(); name != "" {
		r.Report.Source.Caption = "What you write. " + name +
			" points into a heap that a collector may move."
	}
	r.Report.Stages = append(r.Report.Stages, report.Stage{
		Key: report.StageParse, Title: "Parse",
		Summary: source.Count(int(r.Report.Figures.Instructions), "instruction"), Changed: true,
		Doc: r.Printed.Doc,
	})
	return !verdict.HasErrors() && !r.list.HasErrors() // which a conversion may have added
}

// setStrategy has every function that names a strategy use the one asked for, and
// says so of those that name none, which have nothing to collect by.
func (r *Compilation) setStrategy(m *ir.Module) {
	name := r.Request.Options.Strategy
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
	r.list.Add(d)
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
