package explore

import (
	"strings"

	"statepoint/core/findings"
	"statepoint/core/ir"
	"statepoint/core/passes"
)

// hidesReference reports whether a value holds a copy of a reference that no safepoint updates, as
// a warning says, and gives the code of that.
func (r *run) hidesReference(own map[uint32]bool) (code string, hides bool) {
	for i := range r.told {
		f := &r.told[i]
		if !passes.IsHidden(f.Code) {
			continue
		}
		if own[uint32(f.Value)] {
			return f.Code, true
		}
		for k := range f.Way {
			if f.Way[k].Kind == findings.Hidden && own[uint32(f.Way[k].Instr)] {
				return f.Code, true
			}
		}
	}
	return "", false
}

// hidden writes what holds a copy of a reference at a safepoint, by whichever of its ids, that no
// record lists, as the warnings say.
func (w *livenessWriter) hidden(points ...ir.ID) {
	for i := range w.stage.c.told {
		f := &w.stage.c.told[i]
		if !passes.IsHidden(f.Code) {
			continue
		}
		for _, at := range points {
			if f.Safepoint == at {
				w.prose(strings.Repeat(" ", liveIndent))
				w.thing(f.Value)
				w.prose("  hides a reference, which is not updated: " + f.Code)
				w.end(0)
				break
			}
		}
	}
}
