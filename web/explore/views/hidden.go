package views

import (
	"strings"

	"statepoint/core/passes/pass"
	"statepoint/core/provenance"
)

// hidden writes the values that hold a copy of a reference at a safepoint that no record lists, as
// the warnings say.
func (w *livenessWriter) hidden(points ...provenance.ID) {
	for i := range w.comp.Findings() {
		f := &w.comp.Findings()[i]
		if !pass.IsHidden(f.Code) {
			continue
		}
		for _, at := range points {
			if f.Safepoint == at {
				w.sheet.prose(strings.Repeat(" ", liveIndent))
				w.sheet.thing(f.Value)
				w.sheet.prose("  hides a reference, which is not updated: " + f.Code)
				w.sheet.end(0)
				break
			}
		}
	}
}
