package views

import (
	"sort"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/provenance"
	"statepoint/web/report"
)

// add writes text as one word of a kind; text between words is a comment.
func (w *compact) add(text string, kind report.TokenKind) {
	start := int32(w.b.Len())
	w.b.WriteString(text)
	if kind != report.TokenComment || strings.HasPrefix(strings.TrimSpace(text), ";") {
		w.tokens = append(w.tokens, report.Token{Start: start, End: int32(w.b.Len()), Kind: kind})
	}
}

// word writes a keyword with the spaces around it.
func (w *compact) word(text string) {
	word := strings.TrimSpace(text)
	before, after, _ := strings.Cut(text, word)
	w.add(before, report.TokenComment)
	w.add(word, report.TokenKeyword)
	w.add(after, report.TokenComment)
}

// values writes operands in parentheses.
func (w *compact) values(open string, uses []ir.Use) {
	w.add(open, report.TokenComment)
	for i, u := range uses {
		if i > 0 {
			w.add(", ", report.TokenComment)
		}
		w.name(u.Value, report.RoleUse)
	}
	w.add(")", report.TokenComment)
}

// name writes a value as an operand.
func (w *compact) name(v ir.Value, role report.Role) {
	start := int32(w.b.Len())
	kind := report.TokenNumber
	switch v.(type) {
	case *ir.Func, *ir.Global, *ir.Alias, *ir.IFunc:
		kind = report.TokenGlobal
	case *ir.Instr, *ir.Arg:
		kind = report.TokenValue
	case *ir.Block:
		kind = report.TokenLabel
	}
	w.add(printer.Operand(w.stage.Module, v), kind)
	if role == report.RoleDef {
		w.tokens[len(w.tokens)-1].Def = true
	}
	if d, ok := v.(interface{ ID() provenance.ID }); ok {
		w.mark(start, d.ID(), role)
	}
}

// mark marks the text written since an offset with an id.
func (w *compact) mark(start int32, id provenance.ID, role report.Role) {
	if role == report.RoleWhole {
		id = w.links.CallOf(id)
	}
	if id != 0 {
		w.doc.Marks = append(w.doc.Marks, report.Mark{Start: start, End: int32(w.b.Len()),
			ID: uint32(id), Role: role})
	}
}

// end ends a line, with its label and class.
func (w *compact) end(label string, class report.Class) {
	w.b.WriteByte('\n')
	w.doc.Gutter = append(w.doc.Gutter, label)
	if class != 0 {
		w.doc.Lines = append(w.doc.Lines, report.LineClass{Line: int32(len(w.doc.Gutter)),
			Class: class})
	}
}

// copyLine copies a part of a line without what every line repeats, and ends the line.
func (w *compact) copyLine(start, end int32) {
	from := len(w.copied)
	first := sort.Search(len(w.words), func(i int) bool { return w.words[i].Start >= start })
	at := start
	for i := first; i < len(w.words) && w.words[i].Start < end; i++ {
		t := w.words[i]
		if cut := w.leftOut(i); cut > t.Start {
			before := t.Start
			if cut < end && strings.IndexByte(",)*>]}", w.from.Text[cut]) >= 0 {
				before = at + int32(len(strings.TrimRight(w.from.Text[at:before], " ")))
			}
			w.copyRange(at, before)
			at = min(cut, end)
		}
	}
	w.copyRange(at, end)
	w.marksOf(from, start, end)
	w.end(w.numberOf(start), w.classOf(start))
}

// leftOut returns the end of what is omitted at a word: an address space of references with the
// space after it, or a comment, which only LLVM's printer adds. If nothing is omitted, it returns
// the beginning of the word.
func (w *compact) leftOut(i int) int32 {
	t, text := w.words[i], w.from.Text
	switch {
	case text[t.Start:t.End] == "addrspace" && strings.HasPrefix(text[t.End:], "(1)"):
		end := t.End + 3
		if strings.HasPrefix(text[end:], " ") {
			end++
		}
		return end
	case t.Kind == report.TokenAttribute && strings.HasPrefix(text[t.Start:], "#"):
		return t.End
	}
	return t.Start
}

// copyRange copies a range with its words.
func (w *compact) copyRange(start, end int32) {
	text := w.from.Text[start:end]
	if cut := strings.TrimRight(text, " "); end < int32(len(w.from.Text)) &&
		w.from.Text[end] == '\n' {
		text = cut
	}
	if text == "" {
		return
	}
	end = start + int32(len(text))
	shift := int32(w.b.Len()) - start
	w.copied = append(w.copied, copiedRange{start, end, start + shift})
	first := sort.Search(len(w.words), func(i int) bool { return w.words[i].Start >= start })
	for _, t := range w.words[first:] {
		if t.End > end {
			break
		}
		t.Start, t.End = t.Start+shift, t.End+shift
		w.tokens = append(w.tokens, t)
	}
	w.b.WriteString(text)
}

// marksOf copies the marks between two offsets, by the ranges copied since the given number of
// ranges.
func (w *compact) marksOf(from int, start, end int32) {
	ranges := w.copied[from:]
	if len(ranges) == 0 {
		return
	}
	to := func(at int32) int32 { // an omitted range shrinks to its position
		last := ranges[0].to
		for _, c := range ranges {
			if at < c.start {
				return last
			}
			if at <= c.end {
				return c.to + at - c.start
			}
			last = c.to + c.end - c.start
		}
		return last
	}
	marks := w.from.Marks
	first := sort.Search(len(marks), func(i int) bool { return marks[i].Start >= start })
	for _, m := range marks[first:] {
		if m.Start >= end {
			break
		}
		// an instruction of several lines is marked on its first
		m.Start, m.End = to(m.Start), to(min(m.End, end))
		if m.End > m.Start {
			w.doc.Marks = append(w.doc.Marks, m)
		}
	}
}
