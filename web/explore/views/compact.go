package views

import (
	"fmt"
	"sort"
	"strconv"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// Compact shows a stage's module in short form: statepoints with callee and live values, relocates
// grouped, and text that every line repeats omitted.
func Compact(r *explore.Compilation, ask *report.ViewRequest) (*report.ViewAnswer, error) {
	p, err := r.At(ask.Stage)
	if err != nil {
		return nil, err
	}
	w := newCompact(p)
	w.module()
	w.outline()
	return &report.ViewAnswer{Doc: w.finish()}, nil
}

// compact writes a module in short form. Parts in LLVM's syntax are copied from the stage's text,
// with their marks and words.
type compact struct {
	stage  *explore.Stage
	links  *explore.LinkTable
	from   *report.Doc
	doc    *report.Doc
	b      strings.Builder
	tokens []report.Token
	// words are the words of the source text.
	words []report.Token
	// line is the line number of each byte in the source text.
	line *report.LineIndex
	// copied are the copied ranges, in order.
	copied []copiedRange
	whole  map[provenance.ID]report.Mark
	heads  map[provenance.ID]report.Symbol // of functions, by the id of their marked name
	change map[int]bool
	// rows are the positions of the instructions' lines, by the first instruction on each.
	rows map[provenance.ID]report.Span
}

// copiedRange is a range of a text that was copied to an offset of another.
type copiedRange struct{ start, end, to int32 }

func newCompact(p *explore.Stage) *compact {
	from := p.Printed.Doc
	w := &compact{stage: p, links: p.Links(), from: from, line: report.IndexLines(from.Text),
		doc: &report.Doc{Gutter: []string{},
			Caption: "Compact: Copy copies the text as LLVM prints it."},
		whole: map[provenance.ID]report.Mark{}, heads: map[provenance.ID]report.Symbol{},
		change: map[int]bool{}, rows: map[provenance.ID]report.Span{}}
	from.Tokens.In(0, int32(len(from.Text)), func(t report.Token) bool {
		w.words = append(w.words, t)
		return true
	})
	at := map[int32]provenance.ID{}
	for _, m := range from.Marks {
		switch m.Role {
		case report.RoleWhole:
			w.whole[provenance.ID(m.ID)] = m
		case report.RoleDef:
			at[m.Start] = provenance.ID(m.ID)
		}
	}
	for _, s := range from.Outline {
		if id, ok := at[s.NameStart]; ok {
			w.heads[id] = s
		}
	}
	for _, l := range from.Lines {
		if l.Class == report.ClassChanged {
			w.change[int(l.Line)] = true
		}
	}
	return w
}

// finish returns the doc.
func (w *compact) finish() *report.Doc {
	w.doc.Text = w.b.String()
	w.doc.Tokens = report.PackTokens(w.tokens)
	explore.SortMarks(w.doc.Marks)
	return w.doc
}

// row records that an instruction's lines begin at an offset and end here.
func (w *compact) row(id provenance.ID, start int32) {
	w.rows[id] = report.Span{Start: start, End: int32(w.b.Len()) - 1}
}

// module writes functions with bodies, and one line for everything else.
func (w *compact) module() {
	declared := 0
	for _, f := range w.stage.Module.Funcs {
		if f.IsDeclaration() {
			declared++
		}
	}
	spaces, attributes, nodes := 0, 0, 0
	for i, t := range w.words {
		switch {
		case t.Kind == report.TokenAttribute && t.Def:
			attributes++
		case t.Kind == report.TokenMetadata && t.Def:
			nodes++
		case w.leftOut(i) > t.Start && t.Kind != report.TokenAttribute:
			spaces++
		}
	}
	var left []string
	if spaces > 0 {
		left = append(left, fmt.Sprintf("addrspace(1) %s", source.Count(spaces, "time")))
	}
	for _, k := range []struct {
		n    int
		what string
	}{{declared, "declaration"}, {len(w.stage.Module.Globals), "global"},
		{attributes, "attribute group"}, {nodes, "metadata node"}} {
		if k.n > 0 {
			left = append(left, source.Count(k.n, k.what))
		}
	}
	note := "; compact"
	if len(left) > 0 {
		note += ", without " + strings.Join(left, ", ")
	}
	w.add(note, report.TokenComment)
	w.end("", report.ClassFold)
	for _, f := range w.stage.Module.Funcs {
		if f.IsDeclaration() {
			continue
		}
		w.end("", 0)
		w.function(f)
	}
}

// function writes a function.
func (w *compact) function(f *ir.Func) {
	head, ok := w.heads[f.ID()]
	if !ok {
		return
	}
	text := w.from.Text
	first := int32(strings.IndexByte(text[head.Start:], '\n')) + head.Start
	w.copyLine(head.Start, first)
	for _, b := range f.Blocks {
		w.block(b, f.Blocks[0] == b)
	}
	w.copyLine(head.End-1, head.End)
}

// block writes a block: its label, then its instructions.
func (w *compact) block(b *ir.Block, entry bool) {
	if m, ok := w.labelOf(b); ok {
		if !entry {
			w.end("", 0)
		}
		w.copyLine(m.Start, m.End+1)
	}
	for in := b.First(); in != nil; {
		switch {
		case gc.IsStatepoint(in):
			in = w.statepoint(in)
		case gc.IsRelocate(in) || gc.IsResult(in):
			in = w.after(in)
		default:
			if m, ok := w.whole[w.links.CallOf(in.ID())]; ok {
				w.instruction(m)
			}
			in = in.Next()
		}
	}
}

// labelOf finds the label of a block; an entry block may have none.
func (w *compact) labelOf(b *ir.Block) (report.Mark, bool) {
	in := b.First()
	if in == nil {
		return report.Mark{}, false
	}
	m := w.whole[w.links.CallOf(in.ID())]
	marks := w.from.Marks
	i := sort.Search(len(marks), func(i int) bool { return marks[i].Start >= m.Start }) - 1
	for ; i >= 0 && marks[i].Role != report.RoleWhole; i-- {
		if provenance.ID(marks[i].ID) == b.ID() && marks[i].Role == report.RoleDef {
			return marks[i], true
		}
	}
	return report.Mark{}, false
}

// instruction copies an instruction, which may span several lines.
func (w *compact) instruction(m report.Mark) {
	text := w.from.Text[m.Start:m.End]
	at, start := m.Start, int32(w.b.Len())+2
	for i, part := range strings.Split(text, "\n") {
		n := int32(len(part))
		if i == 0 {
			w.add("  ", report.TokenComment)
		}
		w.copyLine(at, at+n)
		at += n + 1
	}
	w.row(provenance.ID(m.ID), start)
}

// statepoint writes a statepoint with the result directly after it, and returns the next
// instruction.
func (w *compact) statepoint(in *ir.Instr) (next *ir.Instr) {
	next = in.Next()
	m := w.whole[w.links.CallOf(in.ID())]
	s, err := gc.View(in)
	if err != nil { // its parts are not known
		w.instruction(m)
		return next
	}
	start := int32(w.b.Len()) + 2
	w.add("  ", report.TokenComment)
	name := in
	if next != nil && gc.IsResult(next) {
		name, next = next, next.Next()
	}
	w.name(name, report.RoleDef)
	if name != in { // the line is the call's, with this name for the result
		w.mark(start, name.ID(), report.RoleWhole)
	}
	w.add(" = ", report.TokenComment)
	if in.Op == ir.Invoke {
		w.add("invoke", report.TokenKeyword)
		w.add(" ", report.TokenComment)
	}
	w.add("statepoint", report.TokenKeyword)
	w.add(" ", report.TokenComment)
	w.name(s.Target, report.RoleUse)
	w.values("(", s.CallArgs)
	w.live(&s)
	if s.HasDeopt {
		w.word(" deopt")
		w.values("(", s.Deopt)
	}
	if s.HasTransition {
		w.word(" transition")
		w.values("(", s.Transition)
	}
	if s.ID != gc.DefaultID {
		w.number(" id ", s.ID)
	}
	if s.PatchBytes > 0 {
		w.number(" patch bytes ", uint64(s.PatchBytes))
	}
	if s.Flags != 0 {
		w.number(" flags ", s.Flags)
	}
	if in.Op == ir.Invoke {
		w.word(" to ")
		w.name(in.NormalDest(), report.RoleUse)
		w.word(" unwind ")
		w.name(in.UnwindDest(), report.RoleUse)
	}
	w.mark(start, in.ID(), report.RoleWhole)
	w.end(w.numberOf(m.Start), w.classOf(m.Start))
	w.row(in.ID(), start)
	return next
}

// live writes the values live across a statepoint, each pointer with its base if that differs.
func (w *compact) live(s *gc.Statepoint) {
	if len(s.Live) == 0 {
		return
	}
	base := map[ir.Value]ir.Value{}
	named := map[ir.Value]bool{}
	relocates, _ := gc.RelocatesOf(s)
	for _, r := range relocates {
		if r.Base != r.Derived {
			base[r.Derived] = r.Base
			named[r.Base] = true
		}
	}
	w.word(" live")
	w.add("(", report.TokenComment)
	written := map[ir.Value]bool{}
	for _, u := range s.Live {
		v := u.Value
		if written[v] || named[v] && base[v] == nil {
			continue
		}
		if len(written) > 0 {
			w.add(", ", report.TokenComment)
		}
		written[v] = true
		w.name(v, report.RoleUse)
		if base[v] != nil {
			w.add(" derived from ", report.TokenComment)
			w.name(base[v], report.RoleUse)
		}
	}
	w.add(")", report.TokenComment)
}

// after writes adjacent relocates and results, and returns the next instruction.
func (w *compact) after(in *ir.Instr) (next *ir.Instr) {
	m, line := w.whole[w.links.CallOf(in.ID())], int32(w.b.Len())+2
	w.add("  ↳ ", report.TokenComment)
	statepoint, exceptional, _ := gc.StatepointOf(in.Arg(0))
	first, class := true, w.classOf(m.Start)
	for next = in; next != nil && (gc.IsRelocate(next) || gc.IsResult(next)); next = next.Next() {
		of, also, _ := gc.StatepointOf(next.Arg(0))
		if of != statepoint || also != exceptional {
			break
		}
		if !first {
			w.add(", ", report.TokenComment)
		}
		first = false
		start := int32(w.b.Len())
		if gc.IsResult(next) {
			w.word("result ")
		}
		w.name(next, report.RoleDef)
		w.mark(start, next.ID(), report.RoleWhole)
		class = max(class, w.classOf(w.whole[w.links.CallOf(next.ID())].Start))
	}
	if exceptional {
		w.add("  ; where it unwinds", report.TokenComment)
	}
	w.end(w.numberOf(m.Start), class)
	w.row(in.ID(), line)
	return next
}

// outline is the outline of the functions and blocks written.
func (w *compact) outline() {
	at := map[int]int32{}
	for i, s := range w.from.Outline {
		start, ok := w.to(s.NameStart)
		if !ok || s.Kind != report.SymbolFunction && s.Kind != report.SymbolBlock {
			continue
		}
		to := report.Symbol{Kind: s.Kind, NameStart: start,
			NameEnd: start + s.NameEnd - s.NameStart, Parent: -1}
		to.Start = start
		if begin, ok := w.to(s.Start); ok {
			to.Start = begin
		}
		to.End = to.NameEnd
		if p, ok := at[int(s.Parent)]; ok {
			to.Parent = p
			w.doc.Outline[p].End = to.End
		}
		at[i] = int32(len(w.doc.Outline))
		w.doc.Outline = append(w.doc.Outline, to)
	}
}

// to maps an offset of the source text to the copy, if that was copied.
func (w *compact) to(at int32) (int32, bool) {
	i := sort.Search(len(w.copied), func(i int) bool { return w.copied[i].end >= at })
	for ; i < len(w.copied) && w.copied[i].start <= at; i++ {
		if c := w.copied[i]; at <= c.end {
			return c.to + at - c.start, true
		}
	}
	return 0, false
}

func (w *compact) numberOf(at int32) string { return strconv.Itoa(w.line.Number(at)) }

func (w *compact) classOf(at int32) report.Class {
	if w.change[w.line.Number(at)] {
		return report.ClassChanged
	}
	return 0
}

// number writes a word with a number.
func (w *compact) number(word string, n uint64) {
	w.word(word)
	w.add(fmt.Sprint(n), report.TokenNumber)
}
