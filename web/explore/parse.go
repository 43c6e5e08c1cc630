package explore

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/source"
	"statepoint/core/verify"
	"statepoint/web/report"
)

// parse is the first stage: text to a verified module.
func (b *builder) parse() bool {
	report.Progress(b.ctx, report.StageParse)
	b.at = report.Stage{Key: report.StageParse, Title: "Parse"}
	var marks []ir.Mark
	if b.before != nil {
		marks = make([]ir.Mark, 0, 2*len(b.before.kept.functions)+256)
		b.bodies = b.before.bodies(b.before, b.c.request)
	}
	m, list, ok := b.read(&marks)
	if !ok {
		return false
	}
	b.list.Items = append(b.list.Items, list.Items...)
	datalayout.Complete(m)
	b.c.module = m
	b.c.outline.Source = report.Doc{Caption: "The module, as you write it.",
		Text: b.c.request.Source}
	for _, mk := range marks {
		if role, wanted := markRole(mk.Role); wanted {
			b.c.outline.Source.Marks = append(b.c.outline.Source.Marks,
				report.Mark{Start: mk.Start, End: mk.End, ID: uint32(mk.ID), Role: role})
		}
	}
	SortMarks(b.c.outline.Source.Marks)
	if len(b.c.request.Source) <= MaxSourceBytes {
		if b.before != nil {
			b.source = b.before.annotate(&b.c.outline.Source, b.before.source)
		} else {
			annotateSource(&b.c.outline.Source)
		}
	}
	b.setStrategy(m)
	b.c.dialect = m.Dialect
	b.c.outline.Dialect, b.c.outline.TypedPointers = m.Dialect.String(), !m.Dialect.Opaque()
	b.c.outline.LLVM = forLLVM(m, list)
	b.c.outline.Figures.SourceBytes = uint32(len(b.c.request.Source))
	if list.HasErrors() {
		b.begin(nil)
		return false
	}
	if n := countInstructions(m); n > MaxInstructions {
		return b.fail(
			"the module has %s, the limit of one run is %d; the native command has "+
				"none", source.Count(n, "instruction"), MaxInstructions)
	} else {
		b.c.outline.Figures.Instructions = uint32(n)
	}
	b.c.only = b.onlyFunction(m)
	verdict, err := verify.Diagnose(b.ctx, m, nil)
	b.list.Items = append(b.list.Items, verdict.Items...)
	if stopped(err) {
		return b.fail("%v", err)
	}
	if !b.begin(verdict) {
		return false
	}
	if b.c.printed = printModule(m, nil, b.c.only, b.keeper); b.c.printed == nil {
		return b.fail("%v", errLong)
	}
	b.c.printed.Doc.Caption = "The module as it was read."
	b.c.links.addModule(m, b.c.printed, b.c.strategies, "", b.keeper)
	b.c.links.markCalls(&b.c.outline.Source)
	b.c.written = b.c.links.NumbersIn(&b.c.outline.Source)
	b.c.written.complete(b.c.links.NumbersIn(b.c.printed.Doc))
	for _, id := range b.c.written.In {
		l := b.c.links.Get(id)
		l.Label, l.Named = b.c.written.Of[id].Name, true
	}
	name := ""
	if b.keeper != nil {
		name = b.keeper.firstReference(b.c.links)
	} else {
		name = b.c.links.firstReference()
	}
	if name != "" {
		b.c.outline.Source.Caption = name + " points into a heap that a collector may move."
	}
	b.c.outline.Stages = append(b.c.outline.Stages, report.Stage{
		Key: report.StageParse, Title: "Parse",
		Summary: source.Count(int(b.c.outline.Figures.Instructions), "instruction"), Changed: true,
		Doc: b.c.printed.Doc,
	})
	b.keep(report.StageParse, nil, nil)
	return !verdict.HasErrors() && !b.list.HasErrors() // a conversion may have added some
}

// begin begins to reuse what an earlier compilation left, and reports whether to go on: not if
// bodies were not read that had to be. verdict is that of the verifier, nil if the text has errors.
func (b *builder) begin(verdict *source.List) bool {
	if b.before == nil {
		return true
	}
	b.keeper = b.before.begin(b, verdict)
	return b.keeper == nil || !b.keeper.lacks()
}

// setStrategy gives the requested strategy to every function that names one, and reports the
// functions that name none, as they are not collected.
func (b *builder) setStrategy(m *ir.Module) {
	name := b.c.request.Options.Strategy
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
		"the strategy %s does not apply to %s without `gc`; write `gc \"%s\"` before the body to "+
			"have one collected", name, source.Count(without, "function"), name)}
	if with == 0 {
		d.Severity = source.Warning
		d.Message = fmt.Sprintf(
			"the strategy %s changes nothing: no function here has a `gc`; write `gc \"%s\"` "+
				"before a body to have it collected", name, name)
	}
	b.list.Add(d)
}

func countInstructions(m *ir.Module) int {
	n := 0
	for _, f := range m.Funcs {
		n += instructionsOf(f)
	}
	return n
}

func instructionsOf(f *ir.Func) int {
	if f.Unread != nil {
		return f.Unread.Instructions
	}
	n := 0
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			n++
		}
	}
	return n
}
