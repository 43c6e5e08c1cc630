package widget

import (
	"strings"

	"statepoint/web/report"
)

// Leads are the words before the names after a line.
const (
	across = "across"
	yours  = "← your"
)

// pinnedRail, added to the column of a rail, says that its reference is pinned.
const pinnedRail = 256

// SetRails shows the references of the text that live across its calls; those of pinned are thick.
// place returns the offset at which the text defines a value, if it does.
func (e *Editor) SetRails(rails []report.Rail, calls []report.Across, index *report.Index,
	pinned func(id uint32) bool, place func(id uint32) (int32, bool)) {
	var after []int32
	var names []string
	for _, c := range calls {
		after = append(after, e.offsets.UTF16(c.At), int32(len(c.Values)))
		names = append(names, across)
		for _, id := range c.Values {
			category, name, at := report.CategoryNone, "", int32(-1)
			if l := index.Link(id); l != nil {
				category, name = l.Category, l.Label
			}
			if defined, ok := place(id); ok {
				at = e.offsets.UTF16(defined)
			}
			after, names = append(after, int32(category), at), append(names, name)
		}
	}
	e.widget.SetRails(e.flat(rails, pinned), after, strings.Join(names, "\n"))
}

// paintReaders shows, after the lines of parts of the text that define values that stand for the
// reader's, whose names those have.
func (e *Editor) paintReaders(parts []report.Span) {
	var after []int32
	var names []string
	for _, p := range parts {
		for _, r := range e.doc.Readers(e.index, p) {
			after = append(after, e.offsets.UTF16(r.At), 1, int32(r.Category),
				e.offsets.UTF16(r.Def))
			names = append(names, yours, r.Name)
		}
	}
	e.widget.SetRails(nil, after, strings.Join(names, "\n"))
}

// SetSteps shows rails with a label where each crosses a line.
func (e *Editor) SetSteps(rails []report.Rail, labels []string) {
	e.widget.SetRails(e.flat(rails, func(uint32) bool { return false }), nil,
		strings.Join(labels, "\n"))
}

// flat has the numbers of rails as the editor reads them; those of pinned are thick.
func (e *Editor) flat(rails []report.Rail, pinned func(id uint32) bool) (flat []int32) {
	for i := range rails {
		r := &rails[i]
		column := int32(r.Column)
		if pinned(r.ID) {
			column += pinnedRail
		}
		flat = append(flat, e.offsets.UTF16(r.First), e.offsets.UTF16(r.Last), column,
			int32(r.Category), int32(len(r.Crosses)), int32(len(r.Idle)))
		for _, at := range r.Crosses {
			flat = append(flat, e.offsets.UTF16(at))
		}
		for _, s := range r.Idle {
			flat = append(flat, e.offsets.UTF16(s.Start), e.offsets.UTF16(s.End))
		}
	}
	return flat
}
