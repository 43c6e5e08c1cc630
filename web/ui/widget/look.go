package widget

import (
	"statepoint/web/report"
	"statepoint/web/ui/messages"
)

// look encodes the appearance of a lit range or item for the widget that draws it.
func look(s report.Strength, pin, also uint8, preview, now bool) int32 {
	n := int32(s) | int32(pin)<<messages.LookPin | int32(also)<<messages.LookAlso
	if preview {
		n |= int32(messages.LookPreviewed)
	}
	if now {
		n |= int32(messages.LookNow)
	}
	return n
}
