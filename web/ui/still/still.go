package still

import (
	"fmt"
	"html"
	"slices"
	"strings"
	"unicode/utf8"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/words"
)

// Draw draws a pane's text for the prerendered page, with the same lines, breaks and colours as the
// editor that replaces it, so nothing moves when it does. This includes the assembly tokens that
// the editor colours on its own, and the rails, of which those of the items in pinned are thick.
func Draw(pane panes.Pane, d *report.Doc, index *report.Index, lights []broker.Light,
	pinned []uint32) string {
	s := still{pane: pane, doc: d, index: index, lights: lights}
	s.rails = s.railsOf(pinned)
	return s.draw()
}

type still struct {
	pane   panes.Pane
	doc    *report.Doc
	index  *report.Index
	lights []broker.Light
	rails  rails
	b      strings.Builder
}

func (s *still) draw() string {
	text := s.doc.Text
	if s.pane != panes.Source {
		text = strings.TrimSuffix(text, "\n") // as editors show it
	}
	lines := strings.Split(text, "\n")
	widest := len(fmt.Sprint(len(lines)))
	for _, label := range s.doc.Gutter {
		widest = max(widest, utf8.RuneCountInString(label))
	}
	fmt.Fprintf(&s.b,
		`<div class="still still-%s wide-%d" tabindex="0" role="textbox" aria-readonly="true" aria-multiline="true" aria-label="%s">`,
		s.pane.Lang(), widest, s.pane.Title())
	classes := map[int32]report.Class{}
	for _, l := range s.doc.Lines {
		if _, had := classes[l.Line]; !had {
			classes[l.Line] = l.Class
		}
	}
	at := int32(0)
	for i, line := range lines {
		end := at + int32(len(line))
		label := fmt.Sprint(i + 1)
		if s.doc.Gutter != nil {
			label = ""
			if i < len(s.doc.Gutter) {
				label = s.doc.Gutter[i]
			}
		}
		fmt.Fprintf(&s.b, `<div class="%s"><i aria-hidden="true">%s</i>%s<span>`,
			s.lineClass(line, at, end, classes[int32(i+1)]), html.EscapeString(label),
			s.rails.margin(i))
		s.line(at, end)
		s.b.WriteString(s.rails.after[i] + "</span></div>")
		at = end + 1
	}
	s.b.WriteString("</div>")
	return s.b.String()
}

func (s *still) lineClass(line string, from, to int32, class report.Class) string {
	var names []string
	if name := class.String(); name != "" {
		names = append(names, "line-"+name)
	}
	for _, l := range s.lights {
		if l.Strength != report.Place && l.Start <= to && l.End > from {
			names = append(names, "band")
			break
		}
	}
	switch indent := len(line) - len(strings.TrimLeft(line, " ")); {
	case len(line) <= 20:
	case s.pane >= panes.Asm:
		names = append(names, fmt.Sprintf("hang-%d", min(deepestHang, s.hang(from, to))))
	default:
		names = append(names, fmt.Sprintf("hang-%d", min(deepestHang, indent+4)))
	}
	return strings.Join(names, " ")
}

// deepestHang is the maximum hanging indent of wrapped text, in characters.
const deepestHang = 44

// hang returns the indent, in characters, of the wrapped part of a line with columns: under the
// last column of a stack map row, which is prose, under an instruction, or a little deeper than
// text written under one.
func (s *still) hang(from, to int32) int {
	const deeper = 2
	columns := s.doc.ColumnsOf(from, to)
	for i := range columns {
		c := columns[i]
		if s.pane == panes.Map {
			c = columns[len(columns)-1-i]
		}
		width := utf8.RuneCountInString(s.doc.Text[from:c.End])
		switch {
		case s.pane == panes.Map && c.Kind != report.ColumnField, c.Kind == report.ColumnCode:
			return width
		case c.Kind == report.ColumnUnder:
			return width + deeper
		}
	}
	return deeper
}

// span is a coloured part of a line.
type span struct {
	start, end int32
	class      string
}

// line writes a part of the text: lit ranges in frames, everything else in pieces with one set of
// colours each.
func (s *still) line(from, to int32) {
	colours := s.colours(from, to)
	at := from
	for _, l := range s.lights {
		start, end := max(l.Start, at), min(l.End, to)
		if start >= end || l.Whole && (l.Strength != report.Exact || s.pane > panes.Module) {
			continue
		}
		s.pieces(at, start, colours)
		fmt.Fprintf(&s.b, `<b class="lit lit-%s mark-%s">`, l.Strength, l.Category)
		s.pieces(start, end, colours)
		s.b.WriteString("</b>")
		at = end
	}
	s.pieces(at, to, colours)
}

func (s *still) colours(from, to int32) []span {
	var spans []span
	s.doc.Tokens.In(from, to, func(t report.Token) bool {
		if t.End > from && t.Start < to {
			spans = append(spans, span{t.Start, t.End, "tok-" + t.Kind.String()})
		}
		return t.Start < to
	})
	for _, m := range s.doc.Marks {
		if m.Start >= to {
			break
		}
		if m.End <= from || m.Role == report.RoleWhole || s.pane == panes.Map &&
			m.Role != report.RoleBytes {
			continue
		}
		if l := s.index.Link(m.ID); l != nil && l.Category != report.CategoryNone {
			spans = append(spans, span{m.Start, m.End, "link-" + l.Category.String()})
		}
	}
	return spans
}

func (s *still) pieces(from, to int32, colours []span) {
	bounds := []int32{from, to}
	for _, c := range colours {
		bounds = append(bounds, max(from, min(c.start, to)), max(from, min(c.end, to)))
	}
	inlays := s.doc.InlaysOf(from, to)
	for _, l := range inlays {
		bounds = append(bounds, l.At)
	}
	slices.Sort(bounds)
	bounds = slices.Compact(bounds)
	for i := range len(bounds) - 1 {
		a, z := bounds[i], bounds[i+1]
		if len(inlays) > 0 && inlays[0].At == a {
			fmt.Fprintf(&s.b, `<span class="inlay" data-word="%s"></span>`, inlays[0].Kind)
			inlays = inlays[1:]
		}
		var names []string
		for _, c := range colours {
			if c.start <= a && c.end >= z {
				names = append(names, c.class)
			}
		}
		text := html.EscapeString(words.Visible(s.doc.Text[a:z]))
		if len(names) == 0 {
			s.b.WriteString(text)
		} else {
			fmt.Fprintf(&s.b, `<span class="%s">%s</span>`, strings.Join(names, " "), text)
		}
	}
}
