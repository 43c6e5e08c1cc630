package still

import (
	"fmt"
	"html"
	"slices"
	"strings"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// rails are what the editor of the source has beside its lines and after them
// (static/editor/rails.js).
type rails struct {
	columns int
	parts   map[int]string // by line, from 0: what the margin draws
	after   map[int]string // the references that live across the line's call
}

// mostRailColumns bounds the columns of a margin that draws them; past it the editor's counts, and
// this one is empty until the editor is ready.
const mostRailColumns = 5

// newRails returns the rails of a text, thick for those of pinned.
func newRails(d *report.Doc, index *report.Index, pinned []uint32) rails {
	r := rails{parts: map[int]string{}, after: map[int]string{}}
	list, calls := d.Rails(index, 0)
	lines := report.IndexLines(d.Text)
	at := func(offset int32) int { return int(lines.Number(offset)) - 1 }
	for i := range list {
		rail := &list[i]
		r.columns = min(max(r.columns, rail.Column+1), mostRailColumns)
		if rail.Column >= mostRailColumns {
			continue
		}
		add := func(line int, part, category string) {
			thick := ""
			if slices.Contains(pinned, rail.ID) {
				thick = " rail-pinned"
			}
			r.parts[line] += fmt.Sprintf(
				`<span class="rail rail-%s%s rail-in-%d link-%s"></span>`, part, thick,
				rail.Column, category)
		}
		first, last := at(rail.First), at(rail.Last)
		for line := first; line <= last; line++ {
			switch {
			case line == first:
				add(line, "top", rail.Category.String())
			case line == last:
				add(line, "end", rail.Category.String())
			case slices.ContainsFunc(rail.Idle, func(s report.Span) bool {
				from := at(s.Start)
				if s.Start > 0 && d.Text[s.Start-1] != '\n' {
					from++
				}
				return from <= line && line < at(s.End)
			}):
				add(line, "idle", rail.Category.String())
			default:
				add(line, "mid", rail.Category.String())
			}
		}
		for _, cross := range rail.Crosses {
			add(at(cross), "cross", report.CategoryCall.String())
		}
	}
	for _, c := range calls {
		var b strings.Builder
		b.WriteString(`<span class="across" aria-hidden="true"><span data-word="across"></span>`)
		for _, id := range c.Values {
			if l := index.Link(id); l != nil {
				fmt.Fprintf(&b, `<span class="link-%s" data-word="%s"></span>`, l.Category,
					html.EscapeString(l.Label))
			}
		}
		b.WriteString("</span>")
		r.after[at(c.At)] = b.String()
	}
	return r
}

// margin returns the margin of a line, "" if the text has no rails.
func (r *rails) margin(line int) string {
	if r.columns == 0 {
		return ""
	}
	return fmt.Sprintf(`<u class="rails rails-%d" aria-hidden="true">%s</u>`, r.columns,
		r.parts[line])
}

// railsOf returns those of a pane: only the source has any.
func (s *still) railsOf(pinned []uint32) rails {
	if s.pane != panes.Source {
		return rails{}
	}
	return newRails(s.doc, s.index, pinned)
}
