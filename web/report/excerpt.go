package report

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"statepoint/core/provenance"
	"statepoint/core/source"
)

// FirstFunction is a [Request]'s Only for the first function that has records.
const FirstFunction = "*"

// FewestFunctions is the number of functions from which on a report may be an excerpt.
const FewestFunctions = 3

// Excerpt returns the part of a report that concerns one function: its text in each document, and
// the links that this leads to. The source text and the names of all functions are kept. The ids
// are those of the whole report, which is unchanged.
//
// only is the function's name, or that of a value, whose function is meant: the first of that name.
// If there is none, the excerpt is of the first function that has records, or else of the first.
// The result is the whole report if only is "", and if there are too few functions to choose from.
func (r *Report) Excerpt(only string) *Report {
	if only == "" {
		return r
	}
	e := excerpt{whole: r, index: newPlaces(r.Links)}
	if !e.find(only) {
		return r
	}
	out := *r
	out.Only = e.function
	out.Source = e.source()
	out.Stages = slices.Clone(r.Stages)
	for i := range out.Stages {
		if d := out.Stages[i].Doc; d != nil {
			cut := e.doc(d)
			out.Stages[i].Doc = &cut
		}
	}
	out.Asm, out.StackMap = e.doc(&r.Asm), e.doc(&r.StackMap)
	out.Links = e.links(&out)
	out.RecordIDs = nil
	for _, id := range r.RecordIDs {
		if at := e.index.position(id.Record); at >= 0 && e.kept[at] {
			out.RecordIDs = append(out.RecordIDs, id)
		}
	}
	return &out
}

// excerpt is the work on one.
type excerpt struct {
	whole    *Report
	index    *Index
	function uint32
	name     string
	kept     []bool // by the position of a link
	// functions are the IDs of the functions that symbols of the source name, 0 for other symbols.
	functions []uint32
}

// find finds the function, and reports whether there are enough to choose from.
func (e *excerpt) find(only string) bool {
	d := &e.whole.Source
	recorded := map[uint32]bool{}
	named := uint32(0) // the function of the value
	for i := range e.whole.Links {
		l := &e.whole.Links[i]
		if l.Kind == provenance.KindRecord {
			recorded[l.Func] = true
		}
		if named == 0 && l.Label == only && l.Kind.IsIR() {
			named = l.Func
		}
	}
	best, functions := 0, 0
	e.functions = make([]uint32, len(d.Outline))
	names := functionNames{d: d, x: e.index}
	for i := range d.Outline {
		s := &d.Outline[i]
		if s.Kind != SymbolFunction {
			continue
		}
		id := names.id(s)
		if id == 0 {
			continue
		}
		e.functions[i] = id
		functions++
		rank := 1
		switch name := d.Name(s); {
		case name == only || id == named:
			rank = 3
		case recorded[id]:
			rank = 2
		}
		if rank > best {
			best, e.function, e.name = rank, id, d.Name(s)
		}
	}
	return functions >= FewestFunctions
}

// source is the source without the marks inside other functions.
func (e *excerpt) source() Doc {
	d := &e.whole.Source
	out := *d
	out.Marks, out.Outline = nil, nil
	parent, span := int32(-1), Span{}
	for i := range d.Outline {
		s := d.Outline[i]
		switch {
		case e.functions[i] == e.function:
			parent, span = int32(len(out.Outline)), Span{s.Start, s.End}
		case s.Kind.IsLocal() && (parent < 0 || s.Start < span.Start || s.Start > span.End):
			continue
		case s.Kind.IsLocal():
			s.Parent = parent
		}
		out.Outline = append(out.Outline, s)
	}
	for _, m := range d.Marks {
		inside := m.Start >= span.Start && m.End <= span.End
		if !inside && m.Role == RoleDef {
			l := e.index.Link(m.ID)
			inside = l != nil &&
				(l.Kind == provenance.KindFunction || l.Kind == provenance.KindGlobal)
		}
		if inside {
			out.Marks = append(out.Marks, m)
		}
	}
	return out
}

// doc is what a document has of the function.
func (e *excerpt) doc(d *Doc) Doc {
	if d.Text == "" && d.Gutter == nil {
		return *d // there is only a caption
	}
	lines := d.linesOf(e.index, e.function)
	if len(lines) == 0 {
		return Doc{Caption: "Nothing here is of " + e.name + "."}
	}
	return d.cut(lines)
}

// links are the links of the excerpt: those of the function and of what its texts mark, all
// functions and variables, and what any of these refer to.
func (e *excerpt) links(out *Report) []Link {
	all := e.index.links
	e.kept = make([]bool, len(all))
	var work []int32 // positions
	count := 0
	keepAt := func(at int) {
		if !e.kept[at] {
			e.kept[at], work, count = true, append(work, int32(at)), count+1
		}
	}
	keep := func(ids ...uint32) {
		for _, id := range ids {
			if at := e.index.position(id); id != 0 && at >= 0 {
				keepAt(int(at))
			}
		}
	}
	for i := range all {
		l := &all[i]
		if l.Func == e.function || l.Kind == provenance.KindFunction ||
			l.Kind == provenance.KindGlobal {
			keepAt(i)
		}
	}
	marked := func(d *Doc) {
		for i := range d.Marks {
			keep(d.Marks[i].ID)
		}
	}
	marked(&out.Asm)
	marked(&out.StackMap)
	for i := range out.Stages {
		if out.Stages[i].Doc != nil {
			marked(out.Stages[i].Doc)
		}
	}
	for i := range out.Findings {
		f := &out.Findings[i]
		keep(f.Value, f.Use, f.Safepoint, f.Instead)
		keep(f.Path...)
		keep(f.Steps...)
	}
	for len(work) > 0 {
		l := &all[work[len(work)-1]]
		work = work[:len(work)-1]
		keep(l.From...)
		keep(l.At...)
		keep(l.Call, l.In, l.By, l.Func)
	}
	links := make([]Link, 0, count)
	for i := range all {
		if e.kept[i] {
			links = append(links, all[i])
		}
	}
	return links
}

// linesOf returns the lines of a function in a text, as spans that end after their last line. The
// comment above a function belongs to it.
func (d *Doc) linesOf(x *Index, function uint32) []Span {
	var parts []part
	if len(d.Outline) > 0 {
		parts = d.symbolParts(x, FoldOthers)
	} else {
		parts = d.markedParts(x)
	}
	return d.wholeLines(slices.DeleteFunc(parts, func(p part) bool {
		return p.function != function
	}))
}

// wholeLines returns the lines of parts, with the comments above them.
func (d *Doc) wholeLines(parts []part) []Span {
	lines := make([]Span, 0, len(parts))
	next := 0
	for _, p := range parts {
		start := max(d.withComment(int(p.Start)), next)
		next = len(d.Text)
		if int(p.End) < len(d.Text) {
			if n := strings.IndexByte(d.Text[max(p.End-1, 0):], '\n'); n >= 0 {
				next = int(max(p.End-1, 0)) + n + 1
			}
		}
		if start < next {
			lines = append(lines, Span{int32(start), int32(next)})
		}
	}
	return lines
}

// cut returns the lines in spans of a document, with the labels of the whole. Marks that reach
// beyond a span are omitted.
func (d *Doc) cut(spans []Span) Doc {
	out := Doc{Caption: d.Caption, Gutter: []string{}}
	numbers := map[uint32]uint32{} // of explained words, by those of the whole
	var text strings.Builder
	var tokens []Token
	var words []WordSpan
	line, counted := int32(0), int32(0) // lines before that offset
	for _, s := range spans {
		first := line + int32(source.LineEnds(d.Text[counted:s.Start]))
		last := first + int32(source.LineEnds(d.Text[s.Start:s.End]))
		if !strings.HasSuffix(d.Text[s.Start:s.End], "\n") {
			last++
		}
		line, counted = last, s.End
		by, lineBy := int32(text.Len())-s.Start, int32(len(out.Gutter))-first
		text.WriteString(d.Text[s.Start:s.End])
		if d.Gutter != nil {
			to := min(int(last), len(d.Gutter))
			out.Gutter = append(out.Gutter, d.Gutter[min(int(first), to):to]...)
		} else {
			for n := first; n < last; n++ {
				out.Gutter = append(out.Gutter, strconv.Itoa(int(n+1)))
			}
		}
		within(d.Marks, s, func(m *Mark) Span { return Span{m.Start, m.End} }, func(m Mark) {
			m.Start, m.End = m.Start+by, m.End+by
			out.Marks = append(out.Marks, m)
		})
		within(d.Columns, s, func(c *Column) Span { return Span{c.Start, c.End} }, func(c Column) {
			c.Start, c.End = c.Start+by, c.End+by
			out.Columns = append(out.Columns, c)
		})
		within(d.Inlays, s, func(l *Inlay) Span { return Span{l.At, l.At} }, func(l Inlay) {
			l.At += by
			out.Inlays = append(out.Inlays, l)
		})
		within(d.Lines, Span{first + 1, last + 1},
			func(l *LineClass) Span { return Span{l.Line, l.Line} }, func(l LineClass) {
				l.Line += lineBy
				out.Lines = append(out.Lines, l)
			})
		d.Tokens.In(s.Start, s.End, func(t Token) bool {
			if t.Start >= s.Start && t.End <= s.End {
				t.Start, t.End = t.Start+by, t.End+by
				tokens = append(tokens, t)
			}
			return t.Start < s.End
		})
		d.Words.in(s.Start, s.End, func(w WordSpan) {
			n, known := numbers[w.Word]
			if !known {
				n = uint32(len(out.Explained))
				numbers[w.Word] = n
				out.Explained = append(out.Explained, d.Explained[w.Word])
			}
			words = append(words, WordSpan{w.Start + by, w.End + by, n})
		})
		parent := int32(-1)
		for i := range d.Outline {
			o := d.Outline[i]
			if o.Start < s.Start || o.End > s.End {
				continue
			}
			if o.Parent = parent; !o.Kind.IsLocal() {
				o.Parent, parent = -1, int32(len(out.Outline))
			}
			o.Start, o.End = o.Start+by, o.End+by
			o.NameStart, o.NameEnd = o.NameStart+by, o.NameEnd+by
			out.Outline = append(out.Outline, o)
		}
	}
	out.Text, out.Tokens, out.Words = text.String(), PackTokens(tokens), PackWords(words)
	return out
}

// within calls yield for the items of a list that begin and end in a span. The list is in the order
// of the items' starts.
func within[T any](list []T, s Span, at func(*T) Span, yield func(T)) {
	first := sort.Search(len(list), func(i int) bool { return at(&list[i]).Start >= s.Start })
	for i := first; i < len(list); i++ {
		is := at(&list[i])
		if is.Start >= s.End {
			break
		}
		if is.End <= s.End {
			yield(list[i])
		}
	}
}
