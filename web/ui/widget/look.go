package widget

import "statepoint/web/report"

// Bits that a lit range's strength is sent with.
const (
	// bandOnly says to lighten the lines of a range and to leave out its outline.
	bandOnly = 16
	// previewed says that it is only pointed at, beside what is pinned.
	previewed = 32
	pinShift  = 8
	alsoShift = 12
)

// look is how a lit range or thing is sent to what draws it.
func look(s report.Strength, pin, also uint8, preview bool) int32 {
	n := int32(s) | int32(pin)<<pinShift | int32(also)<<alsoShift
	if preview {
		n |= previewed
	}
	return n
}
