package explore

import (
	"context"
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

// defaultPasses are run when a request names none.
var defaultPasses = []string{"place-safepoints", rewritePass}

// rewritePass is the pass that relocates.
const rewritePass = "rewrite-statepoints-for-gc"

// run is one request on its way through the line.
type run struct {
	ctx        context.Context
	req        *report.Request
	rep        *report.Report
	text       *source.Text
	list       *source.List
	strategies *gc.Registry
	liveRoots  bool // the option -live-roots
	links      *linkTable
	printed    *irText
	module     *ir.Module
	lowered    *lower.Result // of the module, once that was compiled
	// surface is what the module says of itself to whoever runs it.
	surface *emulated.Surface
	// written and compiled have the numbers of the source, and of the module after the last pass.
	written, compiled *numberedText
	// setup is the call that the Run view shows, as far as it was opened.
	setup report.RunSetup
	// shadowed are the functions that keep a shadow stack.
	shadowed []passes.FrameNote
	// broken is how the module is broken on purpose, nil if it is not.
	broken *breakage
	// dialect is the one asked for, DialectUnknown if the source decides.
	dialect ir.Dialect
	// watch, if not nil, is told after each pass what the module was before and what the pass says.
	// An error ends the passes.
	watch func(key string, before *irText, why *passes.Explanation) error
	// defect is the message of a defect of the explorer, and stack where it was met.
	defect, stack string
	// told are the findings that the report has.
	told []findings.Finding
	// at is the stage that is being worked on, and next the passes that follow it.
	at   report.Stage
	next []passes.Pass
	// replayed is the last replay of this run, and the stage it went to.
	replayed   *replay
	journeyed  *journeys
	replayedTo string
}

func newRun(ctx context.Context, req *report.Request, strategies *gc.Registry) *run {
	r := &run{
		ctx: ctx, req: req, rep: &report.Report{Seq: req.Seq},
		text:       source.NewText(fileName(req), req.Source),
		strategies: withComposed(strategies, req.Options.PassFlags), links: newLinkTable(),
	}
	r.list = source.NewList(r.text)
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
	return start(ctx, req, nil).rep
}

// start is Run, and gives the run with all it has gathered.
func start(ctx context.Context, req *report.Request, strategies *gc.Registry) (r *run) {
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

func fileName(req *report.Request) string {
	if req.FileName == "" {
		return "input.ll"
	}
	return req.FileName
}

// fail records an error that has no place in the text.
func (r *run) fail(format string, args ...any) bool {
	r.list.Errorf(source.Span{}, format, args...)
	return false
}

// finish puts diagnostics and links into the report.
func (r *run) finish() {
	if r.rep.OK = !r.list.HasErrors(); !r.rep.OK {
		r.markFailed()
	}
	if r.compiled == nil {
		r.settleNames()
	}
	r.list.Sort()
	for i := range r.list.Items {
		d := diagnostic(r.text, &r.list.Items[i])
		if d.Message == r.defect {
			d.Stack = r.stack
		}
		r.rep.Diagnostics = append(r.rep.Diagnostics, d)
	}
	r.markTold()
	r.rep.Links = r.links.sorted()
}

// markFailed says which stage ended with an error, and of what was to come of later ones why it is
// not there.
func (r *run) markFailed() {
	r.rep.Failed = r.at.Key
	errors := 0
	for i := range r.list.Items {
		if r.list.Items[i].Severity == source.Error {
			errors++
		}
	}
	if s := r.stage(r.at.Key); s != nil {
		s.Summary = source.Count(errors, "error")
	} else {
		r.addStage(r.at.Key, r.at.Title, source.Count(errors, "error"), false)
	}
	r.rep.Asm.Caption, r.rep.StackMap.Caption = "No code: "+r.notLowered(),
		"No stack map: "+r.notLowered()
}

// notLowered says why there is no machine code, by the first error that has a place: a pane may
// keep the sentence while the text goes on to have other errors.
func (r *run) notLowered() string {
	said := "the stage " + r.at.Title + " ended with an error"
	for i := range r.list.Items {
		if d := &r.list.Items[i]; d.Severity == source.Error && !d.Span.IsZero() {
			return fmt.Sprintf("%s in line %d.", said, r.text.Position(d.Span.Start).Line)
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
func (r *run) parse() bool {
	report.Progress(r.ctx, report.StageParse)
	r.at = report.Stage{Key: report.StageParse, Title: "Parse"}
	var marks []ir.Mark
	m, list, ok := r.read(&marks)
	if !ok {
		return false
	}
	if list.HasErrors() {
		adviseForeign(list, r.req.Source)
	}
	r.list.Items = append(r.list.Items, list.Items...)
	r.module = m
	r.rep.Source = report.Doc{Caption: "What you write.", Text: r.req.Source}
	for _, mk := range marks {
		if role, wanted := markRole(mk.Role); wanted {
			r.rep.Source.Marks = append(r.rep.Source.Marks,
				report.Mark{Start: mk.Start, End: mk.End, ID: uint32(mk.ID), Role: role})
		}
	}
	sortMarks(r.rep.Source.Marks)
	if len(r.req.Source) <= MaxSourceBytes {
		annotate(&r.rep.Source, true)
	}
	r.setStrategy(m)
	r.rep.Words = vocabulary(m.Dialect, r.strategies)
	r.rep.Dialect = m.Dialect.String()
	r.rep.LLVM = forLLVM(m, list)
	r.rep.Figures.SourceBytes = uint32(len(r.req.Source))
	if list.HasErrors() {
		return false
	}
	if n := countInstructions(m); n > MaxInstructions {
		return r.fail(
			"the module has %s, the limit of one run is %d; the native command has "+
				"none", source.Count(n, "instruction"), MaxInstructions)
	} else {
		r.rep.Figures.Instructions = uint32(n)
	}
	verdict, err := verify.Diagnose(r.ctx, m, nil)
	r.list.Items = append(r.list.Items, verdict.Items...)
	if stopped(err) {
		return r.fail("%v", err)
	}
	if r.printed = printModule(m, nil); r.printed == nil {
		return r.fail("%v", errLong)
	}
	r.printed.doc.Caption = "The module as it was read."
	r.links.addModule(m, r.printed, r.strategies, "")
	r.links.markCalls(&r.rep.Source)
	r.written = r.links.numbersIn(&r.rep.Source)
	r.written.complete(r.links.numbersIn(r.printed.doc))
	for _, id := range r.written.in {
		r.links.get(id).Label = r.written.of[id].name
	}
	if name := r.links.firstReference(); name != "" {
		r.rep.Source.Caption = "What you write. " + name +
			" points into a heap that a collector may move."
	}
	r.rep.Stages = append(r.rep.Stages, report.Stage{
		Key: report.StageParse, Title: "Parse",
		Summary: source.Count(int(r.rep.Figures.Instructions), "instruction"), Changed: true,
		Doc: r.printed.doc,
	})
	return !verdict.HasErrors() && !r.list.HasErrors() // which a conversion may have added
}

// setStrategy has every function that names a strategy use the one asked for, and
// says so of those that name none, which have nothing to collect by.
func (r *run) setStrategy(m *ir.Module) {
	name := r.req.Options.Strategy
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
