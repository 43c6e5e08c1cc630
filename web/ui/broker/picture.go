package broker

import (
	"slices"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
)

// picture is what one selection lights. What is told and what is rendered need
// it several times over, and of a large module it takes a while to find.
type picture struct {
	ids    []uint32
	sel    report.Selection
	known  [panes.Count]bool // which lights are
	lights [panes.Count][]Light
	why    *report.Why     // nil until it is asked for
	own    map[uint32]bool // what is one with ids; nil until it is asked for
}

// picture gives that of a selection in what the panes show now.
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

// marksOf gives the index of a pane's marks; it is empty where nothing is shown.
func (b *Broker) marksOf(p panes.Pane) *report.MarkIndex {
	if b.docs[p] == nil {
		return b.index.IndexMarks(nil)
	}
	if b.marks[p] == nil {
		b.marks[p] = b.index.IndexMarks(b.docs[p])
	}
	return b.marks[p]
}

// LineOf gives the number, from 1, of the line at an offset of a pane's text.
func (b *Broker) LineOf(p panes.Pane, offset int32) int {
	if b.lines[p] == nil {
		b.lines[p] = report.IndexLines(b.docs[p].Text)
	}
	return b.lines[p].Number(offset)
}

// MarksAt gives the marks around an offset of a pane's text, the innermost first.
func (b *Broker) MarksAt(p panes.Pane, offset int32) []report.Mark {
	return b.marksOf(p).At(offset)
}
