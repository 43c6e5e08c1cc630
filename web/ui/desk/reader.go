package desk

import (
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
)

// Reader is where the reader is, and what a screen reader says to them.
type Reader struct {
	browser browser.Turns

	Current panes.Pane // the one pane of a phone, and the last one used
	Beside  panes.Pane // the last one used but the source, which a tablet shows with it
	Touch   bool       // there is no pointer that could rest on something
	Said    string     // for screen readers
}

// Say has a screen reader read a text.
func (r *Reader) Say(text string) {
	r.Said = text
	r.browser.Refresh()
}

// Either chooses words for a pointer or for a finger.
func (r *Reader) Either(pointer, finger string) string {
	if r.Touch {
		return finger
	}
	return pointer
}
