package broker

import (
	"slices"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// picture is everything one selection lights. It is cached because updating and rendering need it
// several times, and computing it for a large module takes a while.
type picture struct {
	ids    []uint32
	sel    report.Selection
	known  [panes.Count]bool // which lights are
	lights [panes.Count][]Light
	why    *report.Why     // computed on first use
	own    map[uint32]bool // the same values as ids; computed on first use
}

// picture returns the picture of a selection in the panes' current docs.
func (b *Broker) picture(ids []uint32) *picture {
	for _, pic := range b.pics {
		if slices.Equal(pic.ids, ids) {
			return pic
		}
	}
	if len(b.pics) > 2*mostPins {
		b.pics = nil
	}
	pic := &picture{ids: slices.Clone(ids), sel: b.index.Select(ids)}
	b.pics = append(b.pics, pic)
	return pic
}

// marksOf returns the index of a pane's marks; it is empty if the pane shows nothing.
func (b *Broker) marksOf(p panes.Pane) *report.MarkIndex {
	if b.docs[p] == nil {
		return b.index.IndexMarks(nil)
	}
	if b.marks[p] == nil {
		b.marks[p] = b.index.IndexMarks(b.docs[p])
	}
	return b.marks[p]
}

// LineOf returns the line number, from 1, of an offset in a pane's text.
func (b *Broker) LineOf(p panes.Pane, offset int32) int {
	if b.lines[p] == nil {
		b.lines[p] = report.IndexLines(b.docs[p].Text)
	}
	return b.lines[p].Number(offset)
}

// MarksAt returns the marks around an offset of a pane's text, innermost first.
func (b *Broker) MarksAt(p panes.Pane, offset int32) []report.Mark {
	return b.marksOf(p).At(offset)
}
