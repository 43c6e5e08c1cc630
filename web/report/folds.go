package report

import (
	"slices"
	"sort"
	"strings"

	"statepoint/core/provenance"
)

// FoldKind says what to fold in a text.
type FoldKind uint8

const (
	FoldNothing   FoldKind = iota
	FoldOthers             // all functions but one
	FoldUnchanged          // functions that the stage left unchanged
	FoldAround             // declarations, attributes and metadata
)

// Folds are the parts of a text that are folded away, each from the end of its first line to the
// end of its last. With [FoldOthers] it is all but the function here, in whole lines.
func (d *Doc) Folds(x *Index, kind FoldKind, here uint32) []Span {
	var parts []part
	if len(d.Outline) > 0 {
		parts = d.symbolParts(x, kind)
	} else if kind == FoldOthers {
		parts = d.markedParts(x)
	}
	if kind == FoldOthers {
		return d.beside(slices.DeleteFunc(parts, func(p part) bool { return p.function != here }))
	}
	var out []Span
	for _, p := range parts {
		if s := d.behindFirstLine(p.Span); s.End > s.Start {
			out = append(out, s)
		}
	}
	return out
}

// beside returns what is before, between and after some parts, in whole lines; nothing if there are
// no parts. The comment above a part belongs to it. A single line is not worth folding.
func (d *Doc) beside(parts []part) (out []Span) {
	if len(parts) == 0 {
		return nil
	}
	next := 0 // where the text begins that no part has
	fold := func(end int) {
		for end > next && (d.Text[end-1] == '\n') {
			end--
		}
		text := strings.Trim(d.Text[next:max(next, end)], "\n")
		if strings.IndexByte(text, '\n') >= 0 {
			out = append(out, Span{Start: int32(next), End: int32(end)})
		}
	}
	for _, l := range d.wholeLines(parts) {
		if int(l.Start) > next {
			fold(int(l.Start))
		}
		next = int(l.End)
	}
	fold(len(d.Text))
	return out
}

// withComment returns where the line of an offset begins, with the lines of comment above it.
func (d *Doc) withComment(at int) int {
	at = strings.LastIndexByte(d.Text[:at], '\n') + 1
	for at > 0 {
		above := strings.LastIndexByte(d.Text[:at-1], '\n') + 1
		if d.Text[above] != ';' {
			break
		}
		at = above
	}
	return at
}

// part is a piece of a text, of a function if that is not 0.
type part struct {
	Span
	function uint32
}

// symbolParts are the parts of a module that a kind of folding concerns.
func (d *Doc) symbolParts(x *Index, kind FoldKind) (parts []part) {
	last := int32(0) // where the functions end
	names := functionNames{d: d, x: x}
	declared := false
	var lines *LineIndex
	if kind == FoldUnchanged {
		lines = IndexLines(d.Text)
	}
	for i := range d.Outline {
		s := &d.Outline[i]
		switch {
		case s.Kind == SymbolDeclaration && kind == FoldAround:
			if n := len(parts); declared && n > 0 {
				parts[n-1].End = s.End
			} else {
				parts = append(parts, part{Span{s.Start, s.End}, 0})
			}
			declared = true
		case s.Kind == SymbolFunction:
			declared = false
			switch {
			case kind == FoldOthers:
				parts = append(parts, part{Span{s.Start, s.End}, names.id(s)})
			case kind == FoldUnchanged && !d.changed(lines, s.Start, s.End):
				parts = append(parts, part{Span{s.Start, s.End}, 0})
			}
		}
		if s.Parent < 0 {
			last = max(last, s.End)
		}
	}
	if end := int32(len(d.Text)); kind == FoldAround && last < end {
		// Attributes and metadata follow them.
		for last < end && (d.Text[last] == '\n' || d.Text[last] == ' ') {
			last++
		}
		for end > last && d.Text[end-1] == '\n' {
			end--
		}
		parts = append(parts, part{Span{last, end}, 0})
	}
	return parts
}

// Functions calls yield with each function that the text defines and its id, in the order of the
// text.
func (d *Doc) Functions(x *Index, yield func(s *Symbol, id uint32)) {
	names := functionNames{d: d, x: x}
	for i := range d.Outline {
		if s := &d.Outline[i]; s.Kind == SymbolFunction {
			if id := names.id(s); id != 0 {
				yield(s, id)
			}
		}
	}
}

// FunctionID returns the id of the function around an offset by the text's outline, 0 for none.
func (d *Doc) FunctionID(x *Index, offset int32) uint32 {
	if i := d.FunctionAt(offset); i >= 0 {
		return (&functionNames{d: d, x: x}).id(&d.Outline[i])
	}
	return 0
}

// functionNames finds functions by the marks of their names. It begins to search where it found the
// one before: to find all of them in order takes little more than to go through the text's marks.
type functionNames struct {
	d  *Doc
	x  *Index
	at int // in d.Marks
}

// id returns the id of a function of the outline, 0 if nothing marks its name.
func (n *functionNames) id(s *Symbol) uint32 {
	marks, at := n.d.Marks, s.NameStart
	begins := func(i int) bool { return marks[i].Start >= at }
	low, step := n.at, 1
	if low > 0 && begins(low-1) {
		low = 0 // it is before that one
	}
	for low+step < len(marks) && !begins(low+step) {
		low, step = low+step, 2*step
	}
	high := min(low+step, len(marks))
	i := low + sort.Search(high-low, func(i int) bool { return begins(low + i) })
	n.at = i
	for ; i < len(marks) && marks[i].Start == at; i++ {
		if l := n.x.Link(marks[i].ID); l != nil && l.Kind == provenance.KindFunction {
			return l.ID
		}
	}
	return 0
}

// changed reports whether the stage added or changed a line of a part.
func (d *Doc) changed(lines *LineIndex, from, to int32) bool {
	first, last := int32(lines.Number(from)), int32(lines.Number(to))
	at := sort.Search(len(d.Lines), func(i int) bool { return d.Lines[i].Line >= first })
	for ; at < len(d.Lines) && d.Lines[at].Line <= last; at++ {
		if d.Lines[at].Class == ClassChanged {
			return true
		}
	}
	return false
}

// markedParts are the functions of a text without an outline, by its marks: one reaches from the
// first line that is marked for it to the last.
func (d *Doc) markedParts(x *Index) (parts []part) {
	for _, m := range d.Marks {
		l := x.Link(m.ID)
		if l == nil || l.Func == 0 || m.Role != RoleWhole && m.Role != RoleDef {
			continue
		}
		if n := len(parts); n > 0 && parts[n-1].function == l.Func {
			parts[n-1].End = max(parts[n-1].End, m.End)
		} else if n == 0 || m.Start >= parts[n-1].End {
			parts = append(parts, part{Span{m.Start, m.End}, l.Func})
		}
	}
	return parts
}

// behindFirstLine is a part without its first line, to the end of its last line.
func (d *Doc) behindFirstLine(s Span) Span {
	for s.Start < s.End && d.Text[s.Start] != '\n' {
		s.Start++
	}
	for s.End > s.Start && d.Text[s.End-1] == '\n' {
		s.End--
	}
	for int(s.End) < len(d.Text) && s.End > s.Start && d.Text[s.End] != '\n' {
		s.End++
	}
	return s
}

// Details are the parts of a text that are folded at first, each from the end of the line above it:
// lines of [ClassDetail].
func (d *Doc) Details() (out []Span) {
	line, at := int32(1), 0 // at is where the line begins
	for _, l := range d.Lines {
		if l.Class != ClassDetail {
			continue
		}
		for ; line < l.Line; line++ {
			at += strings.IndexByte(d.Text[at:], '\n') + 1
		}
		end := int32(len(d.Text))
		if n := strings.IndexByte(d.Text[at:], '\n'); n >= 0 {
			end = int32(at + n)
		}
		if n := len(out); n > 0 && out[n-1].End == int32(at)-1 {
			out[n-1].End = end
		} else if at > 0 {
			out = append(out, Span{Start: int32(at) - 1, End: end})
		}
	}
	return out
}

// Unchanged lines around a change that are not folded away, and how many others it takes to fold
// them.
const (
	diffContext = 4
	diffFold    = 6
)

// SameLines are the parts of a diff that are equal in both texts and not near a change, each from
// the end of its first line to the end of its last; none if nothing changed.
func (d *Doc) SameLines() []Span {
	changed := []int{} // numbers of lines, from 0, ascending
	for _, l := range d.Lines {
		switch l.Class {
		case ClassAdded, ClassRemoved, ClassWas, ClassNow:
			changed = append(changed, int(l.Line)-1)
		}
	}
	if len(changed) == 0 {
		return nil
	}
	var ends []int32 // of the lines
	for at := 0; at < len(d.Text); at = int(ends[len(ends)-1]) + 1 {
		n := strings.IndexByte(d.Text[at:], '\n')
		if n < 0 {
			n = len(d.Text) - at
		}
		ends = append(ends, int32(at+n))
	}
	var out []Span
	from := 0
	for _, at := range append(changed, len(ends)+diffContext) {
		if to := min(at-diffContext, len(ends)); to-from-1 >= diffFold {
			out = append(out, Span{Start: ends[from], End: ends[to-1]})
		}
		from = at + 1 + diffContext
	}
	return out
}
