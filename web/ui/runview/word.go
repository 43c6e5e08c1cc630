package runview

import (
	"fmt"
	"slices"

	"statepoint/web/report"
	"statepoint/web/ui/words"
)

// Word says what a pointer is at the step shown: its address, with the one before if the step
// changed it, where that is, and the id of the slot or of the location that names it. ids are those
// of the pointer's slots and locations. The innermost frame that has it counts; ok reports whether
// there is one.
func (v *View) Word(ids []uint32) (text, detail string, id uint32, ok bool) {
	s := v.player.state
	if !v.open || s == nil || s.Trouble != "" {
		return "", "", 0, false
	}
	frames := slices.Clone(s.Frames)
	for i := range s.Threads {
		if t := &s.Threads[i]; t.Number != s.Thread {
			frames = append(frames, t.Frames...)
		}
	}
	for i := range frames {
		if slot := slotOf(&frames[i], ids); slot != nil {
			text = hex(slot.Value)
			if slot.Changed {
				text = hex(slot.Before) + " → " + text
			}
			detail = fmt.Sprintf("%s at step %d%s", slot.Place, s.Step,
				valueNote(&slot.RunValue, s.Within > 0))
			id = slot.ID
			if len(slot.IDs) > 0 {
				id = slot.IDs[0]
			}
			return text, words.Visible(detail), id, true
		}
	}
	return "", "", 0, false
}

// slotOf returns the slot of a frame that one of the ids names: by its location, or else itself, if
// it holds a value there; nil if there is none.
func slotOf(f *report.RunFrame, ids []uint32) *report.RunSlot {
	var found *report.RunSlot
	for i := range f.Slots {
		s := &f.Slots[i]
		if slices.ContainsFunc(s.IDs, func(id uint32) bool { return slices.Contains(ids, id) }) {
			return s
		}
		if found == nil && !s.Dead && slices.Contains(ids, s.ID) {
			found = s
		}
	}
	return found
}
