package widget

import (
	"strings"

	"statepoint/web/report"
)

// SetRails shows the references of the text that live across its calls.
func (e *Editor) SetRails(rails []report.Rail, calls []report.Across, index *report.Index) {
	var flat, across []int32
	for i := range rails {
		r := &rails[i]
		flat = append(flat, e.offsets.UTF16(r.First), e.offsets.UTF16(r.Last), int32(r.Column),
			int32(r.Category), int32(len(r.Crosses)))
		for _, at := range r.Crosses {
			flat = append(flat, e.offsets.UTF16(at))
		}
	}
	var names []string
	for _, c := range calls {
		across = append(across, e.offsets.UTF16(c.At), int32(len(c.Values)))
		for _, id := range c.Values {
			category, name := report.CategoryNone, ""
			if l := index.Link(id); l != nil {
				category, name = l.Category, l.Label
			}
			across, names = append(across, int32(category)), append(names, name)
		}
	}
	e.widget.SetRails(flat, across, strings.Join(names, "\n"))
}
