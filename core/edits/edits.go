package edits

import (
	"context"
	"sort"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/irparse"
	"statepoint/core/provenance"
	"statepoint/core/source"
)

// Edits returns the edits that make the text read as the changed module, in order. whole is set if
// one edit replaces the whole text, comments included.
func (s *Source) Edits(ctx context.Context) (all []Edit, whole bool, err error) {
	w := &writer{Source: s, after: printParts(s.Module)}
	w.comments()
	w.module()
	sort.SliceStable(w.edits, func(i, j int) bool { return w.edits[i].Start < w.edits[j].Start })
	if w.disjoint() {
		same, err := w.prove(ctx)
		if err != nil || same {
			return w.edits, false, err
		}
	}
	return []Edit{{End: source.Pos(len(s.text)), New: printer.Module(s.Module)}}, true, nil
}

// writer collects edits.
type writer struct {
	*Source
	after *printed
	edits []Edit
}

func (w *writer) add(start, end source.Pos, text string) {
	w.edits = append(w.edits, Edit{start, end, text})
}

func (w *writer) disjoint() bool {
	for i := 1; i < len(w.edits); i++ {
		if w.edits[i].Start < w.edits[i-1].End {
			return false
		}
	}
	return true
}

// prove reports whether the module parsed from the edited text prints like the changed module.
func (w *writer) prove(ctx context.Context) (bool, error) {
	m, _, err := irparse.Parse(ctx, source.NewText(w.Module.Name, Apply(w.text, w.edits)), w.parse)
	if err != nil {
		return false, ctx.Err()
	}
	again := printer.AppendModule(nil, m, &printer.Options{NoAttributeComments: true})
	return string(again) == w.after.text, nil
}

// comments adds comments at the top of the text, after existing ones.
func (w *writer) comments() {
	had := 0
	for _, c := range strings.SplitAfter(w.text, "\n") {
		if t := strings.TrimSpace(c); t != "" && t[0] != ';' {
			break
		}
		had++
	}
	at, n, kept := 0, 0, 0
	for i, c := range strings.SplitAfter(w.text, "\n") {
		if i == had {
			break
		}
		at += len(c)
		if c = strings.TrimSpace(c); c == "" {
			continue
		}
		// LLVM prints the others, and the module does not have them.
		if kept = at; !irparse.IsPrinted(c) {
			n++
		}
	}
	if all := w.Module.HeadComments; n < len(all) {
		w.add(source.Pos(kept), source.Pos(kept), strings.Join(all[n:], "\n")+"\n")
	}
}

// module compares all parts.
func (w *writer) module() {
	for _, g := range w.Module.Globals {
		w.part(g.ID(), nil, false)
	}
	last := source.Pos(0) // the end of the last function in the text
	has := map[provenance.ID]bool{}
	var fresh []string
	for _, f := range w.Module.Funcs {
		id := f.ID()
		has[id] = true
		at, ok := w.typed[id]
		if !ok {
			if w.before.parts[id].full == "" {
				fresh = append(fresh, w.spelled(w.after.parts[id].full, f.Attrs))
			}
			continue
		}
		last = max(last, at.End, f.BodySpan.End)
		w.part(id, f.Attrs, false)
		if w.hasOther(id, f.Attrs) {
			w.attributes(at, w.attrs[id], f.Attrs)
		}
		w.body(f, has)
	}
	for id := range w.before.parts {
		if at, ok := w.typed[id]; ok && !has[id] && !w.isVariable(id) {
			w.remove(at)
		}
	}
	if len(fresh) > 0 {
		w.add(last, last, "\n\n"+strings.Join(fresh, "\n\n"))
	}
}

func (w *writer) isVariable(id provenance.ID) bool {
	at := w.typed[id]
	return w.text[at.Start] == '@'
}

// body compares the instructions of a function, and inserts new ones.
func (w *writer) body(f *ir.Func, has map[provenance.ID]bool) {
	for _, b := range f.Blocks {
		var fresh []string
		for in := b.First(); in != nil; in = in.Next() {
			id := in.ID()
			has[id] = true
			var attrs *ir.AttrSet
			if in.Op.IsCall() {
				attrs = in.Call.Attrs
			}
			at, ok := w.typed[id]
			if !ok {
				fresh = append(fresh, w.spelled(w.after.parts[id].full, attrs))
				continue
			}
			if len(fresh) > 0 {
				indent := w.indent(at.Start)
				w.add(at.Start, at.Start, strings.Join(fresh, "\n"+indent)+"\n"+indent)
				fresh = nil
			}
			w.part(id, attrs, w.hasOther(id, attrs))
		}
	}
}

// indent is the indentation of the line that contains an offset.
func (w *writer) indent(at source.Pos) string {
	start := strings.LastIndexByte(w.text[:at], '\n') + 1
	line := w.text[start:at]
	return line[:len(line)-len(strings.TrimLeft(line, " \t"))]
}

// hasOther reports whether the attributes of a function or call changed.
func (w *writer) hasOther(id provenance.ID, attrs *ir.AttrSet) bool {
	had := w.attrs[id]
	return had != attrs && printer.Attrs(w.Module, had) != printer.Attrs(w.Module, attrs)
}

// part applies the change of a part to its typed text. attrs are the attributes of its group, which
// changed if regroup is set.
func (w *writer) part(id provenance.ID, attrs *ir.AttrSet, regroup bool) {
	at, ok := w.typed[id]
	before, after := w.before.parts[id].plain, w.after.parts[id].plain
	if !ok || after == "" {
		return
	}
	tb, ta := tokens(before), tokens(after)
	wb, wa := words(before, tb), words(after, ta)
	changes, ok := compare(wb, wa)
	if ok && len(changes) == 0 && !regroup {
		return
	}
	typed := w.text[at.Start:at.End]
	tt := tokens(typed)
	to, same := matching(wb, words(typed, tt))
	var all []Edit
	for _, c := range changes {
		if !ok || !same {
			break
		}
		var e Edit
		if e, ok = repeat(c, after, ta, typed, tt, to); ok {
			all = append(all, e)
		}
	}
	if ok && same && regroup {
		var e Edit
		if e, ok = w.regroup(typed, tt, attrs); ok {
			all = append(all, e)
		}
	}
	if !ok || !same {
		w.add(at.Start, at.End, w.spelled(w.after.parts[id].full, attrs))
		return
	}
	for _, e := range all {
		w.add(at.Start+e.Start, at.Start+e.End, e.New)
	}
}

// repeat turns a change between printed texts into an edit of the typed one. tt are the typed
// words; to maps the words printed before the change to them.
func repeat(c change, after string, ta []token, typed string, tt []token, to []int) (e Edit,
	ok bool) {
	if c.i0 == c.i1 {
		switch {
		case c.i0 > 0 && to[c.i0-1] >= 0 && c.j0 > 0:
			last := to[c.i0-1]
			if last+1 < len(tt) && isGroup(typed, tt[last+1]) {
				last++
			}
			at := source.Pos(tt[last].end)
			return Edit{at, at, after[ta[c.j0-1].end:ta[c.j1-1].end]}, true
		case c.i0 < len(to) && to[c.i0] >= 0 && c.j1 < len(ta):
			at := source.Pos(tt[to[c.i0]].start)
			return Edit{at, at, after[ta[c.j0].start:ta[c.j1].start]}, true
		}
		return e, false
	}
	for i := c.i0; i < c.i1; i++ {
		if to[i] < 0 || i > c.i0 && to[i] != to[i-1]+1 {
			return e, false
		}
	}
	first, last := to[c.i0], to[c.i1-1]
	e = Edit{Start: source.Pos(tt[first].start), End: source.Pos(tt[last].end)}
	switch {
	case c.j0 < c.j1:
		e.New = after[ta[c.j0].start:ta[c.j1-1].end]
	case first > 0:
		e.Start = source.Pos(tt[first-1].end)
	}
	return e, true
}

// regroup replaces the attribute group of a call by other attributes.
func (w *writer) regroup(typed string, tt []token, attrs *ir.AttrSet) (e Edit, ok bool) {
	t, ok := groupIn(typed, tt)
	if !ok {
		return e, false
	}
	e = Edit{source.Pos(t.start), source.Pos(t.end), printer.Attrs(w.Module, attrs)}
	if e.New == "" {
		e.Start--
	}
	return e, true
}

// attributes adds attributes to a function after its parameters; its header is at a span.
func (w *writer) attributes(at source.Span, before, after *ir.AttrSet) {
	more := after.Without(func(a ir.Attr) bool { return before.Has(a.Name) })
	typed := w.text[at.Start:at.End]
	all := tokens(typed)
	end := 0
	for i, depth := 0, 0; i < len(all) && end == 0; i++ {
		switch word := typed[all[i].start:all[i].end]; {
		case depth == 0 && word[0] == '@' && i+1 < len(all) && typed[all[i+1].start] == '(':
			depth, i = 1, i+1
		case depth > 0 && word == "(":
			depth++
		case depth > 0 && word == ")":
			if depth--; depth == 0 {
				end = all[i].end
				if i+1 < len(all) && strings.HasSuffix(typed[all[i+1].start:all[i+1].end],
					"unnamed_addr") {
					end = all[i+1].end
				}
			}
		}
	}
	w.add(at.Start+source.Pos(end), at.Start+source.Pos(end), " "+printer.Attrs(w.Module, more))
}

// remove removes a part with its line, and the comment of attributes above a function.
func (w *writer) remove(at source.Span) {
	start, end := int(at.Start), int(at.End)
	for start > 0 && (w.text[start-1] == ' ' || w.text[start-1] == '\t') {
		start--
	}
	if rest := w.text[end:]; start == 0 || w.text[start-1] == '\n' {
		line, _, found := strings.Cut(rest, "\n")
		if found && strings.TrimSpace(line) == "" {
			end += len(line) + 1
		}
	}
	if above := strings.LastIndexByte(w.text[:max(start-1, 0)], '\n') + 1; above < start &&
		strings.HasPrefix(w.text[above:start], "; Function Attrs:") {
		start = above
	}
	w.add(source.Pos(start), source.Pos(end), "")
}

// spelled is a printed part with its attributes spelled out instead of the number of their group.
func (w *writer) spelled(text string, attrs *ir.AttrSet) string {
	t, ok := groupIn(text, tokens(text))
	if !ok {
		return text
	}
	return text[:t.start] + printer.Attrs(w.Module, attrs) + text[t.end:]
}
