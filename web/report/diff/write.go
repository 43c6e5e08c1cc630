package diff

import (
	"slices"
	"strconv"
	"strings"

	"statepoint/web/report"
)

// diffWriter writes a diff as a doc.
type diffWriter struct {
	a, b           *report.Doc
	linesA, linesB []docLine
	doc            *report.Doc
	text           strings.Builder
	tokens         []report.Token
	count          map[report.Class]int
	// Marks and words of both docs are taken in the order of their lines.
	marksA, marksB   int
	tokensA, tokensB []report.Token
	// Offsets in the diff at which the lines of b begin.
	shown []int32
}

// write writes the lines of both texts in order.
func (w *diffWriter) write(d *differ) {
	w.count = map[report.Class]int{}
	w.tokensA, w.tokensB = allTokens(w.a), allTokens(w.b)
	// Most of a diff is the text after.
	w.text.Grow(len(w.b.Text) + len(signSame)*len(w.linesB))
	w.tokens = make([]report.Token, 0, len(w.tokensB))
	w.doc.Gutter = make([]string, 0, len(w.linesB))
	w.doc.Marks = slices.Grow(w.doc.Marks, len(w.b.Marks))
	w.doc.Columns = slices.Grow(w.doc.Columns, len(w.b.Columns))
	w.shown = make([]int32, len(w.linesB))
	i := 0
	for j := range w.linesB {
		for i < len(w.linesA) && w.linesA[i].mate < 0 {
			w.line(&w.linesA[i], w.a, signRemoved, report.ClassRemoved, "")
			i++
		}
		l := &w.linesB[j]
		number := strconv.Itoa(j + 1)
		if w.b.Gutter != nil {
			number = w.b.Gutter[min(j, len(w.b.Gutter)-1)]
		}
		switch {
		case l.mate < 0:
			w.shown[j] = int32(w.text.Len())
			w.line(l, w.b, signAdded, report.ClassAdded, number)
		case w.linesA[l.mate].text != l.text:
			w.line(&w.linesA[l.mate], w.a, signRemoved, report.ClassWas, "")
			w.shown[j] = int32(w.text.Len())
			w.line(l, w.b, signChanged, report.ClassNow, number)
			i++
		default:
			w.shown[j] = int32(w.text.Len())
			w.line(l, w.b, signSame, 0, number)
			i++
		}
	}
	for ; i < len(w.linesA); i++ {
		if w.linesA[i].mate < 0 {
			w.line(&w.linesA[i], w.a, signRemoved, report.ClassRemoved, "")
		}
	}
	w.doc.Text = w.text.String()
	w.doc.Tokens = report.PackTokens(w.tokens)
	w.outline()
}

// line writes a line of one of the docs, with its marks and words.
func (w *diffWriter) line(l *docLine, d *report.Doc, sign string, class report.Class,
	number string) {
	w.text.WriteString(sign)
	by := int32(w.text.Len()) - l.start
	marks, tokens := &w.marksA, &w.tokensA
	if d == w.b {
		marks, tokens = &w.marksB, &w.tokensB
	}
	for ; *marks < len(d.Marks) && d.Marks[*marks].Start <= l.end; *marks++ {
		if m := d.Marks[*marks]; m.Start >= l.start {
			m.Start += by
			m.End = min(m.End, l.end) + by
			w.doc.Marks = append(w.doc.Marks, m)
		}
	}
	for len(*tokens) > 0 && (*tokens)[0].Start <= l.end {
		if t := (*tokens)[0]; t.Start >= l.start {
			t.Start += by
			t.End = min(t.End, l.end) + by
			w.tokens = append(w.tokens, t)
		}
		*tokens = (*tokens)[1:]
	}
	for _, c := range d.ColumnsOf(l.start, l.end) {
		c.Start, c.End = c.Start+by, c.End+by
		w.doc.Columns = append(w.doc.Columns, c)
	}
	w.text.WriteString(l.text)
	w.text.WriteByte('\n')
	w.doc.Gutter = append(w.doc.Gutter, number)
	if class != 0 {
		w.doc.Lines = append(w.doc.Lines, report.LineClass{Line: int32(len(w.doc.Gutter)),
			Class: class})
		w.count[class]++
	}
}

// outline is the later module's outline, with its offsets in the diff.
func (w *diffWriter) outline() {
	at := make([]int32, len(w.b.Outline))
	j := 0
	for i := range w.b.Outline {
		s := w.b.Outline[i]
		at[i] = -1
		for j < len(w.linesB) && w.linesB[j].end < s.NameStart {
			j++
		}
		for j > 0 && w.linesB[j-1].end >= s.NameStart {
			j--
		}
		if j == len(w.linesB) {
			continue
		}
		l := &w.linesB[j]
		by := w.shown[j] + int32(len(signSame)) - l.start
		if s.NameStart < l.start || s.NameEnd > l.end {
			continue
		}
		s.Start = max(s.Start, l.start) + by
		s.NameStart, s.NameEnd = s.NameStart+by, s.NameEnd+by
		s.End = l.end + by
		if s.Parent >= 0 {
			if s.Parent = at[s.Parent]; s.Parent < 0 && s.Kind.IsLocal() {
				continue
			}
		}
		at[i] = int32(len(w.doc.Outline))
		w.doc.Outline = append(w.doc.Outline, s)
	}
}

// allTokens unpacks the words of a doc.
func allTokens(d *report.Doc) []report.Token {
	var out []report.Token
	d.Tokens.In(0, int32(len(d.Text)), func(t report.Token) bool {
		out = append(out, t)
		return true
	})
	return out
}
