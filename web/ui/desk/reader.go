package desk

import (
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
)

// Reader tracks the current pane and the screen reader's announcements.
type Reader struct {
	browser browser.Turns

	Current panes.Pane // the one pane of a phone, and the last one used
	Beside  panes.Pane // the last one used other than the source; a tablet shows both
	Touch   bool       // there is no pointer that can hover
	Said    string     // for screen readers

	Room browser.Room // how many panes there is room for
}

// Say makes a screen reader read a text.
func (r *Reader) Say(text string) {
	r.Said = text
	r.browser.Refresh()
}

// Either chooses the wording for a pointer or for touch.
func (r *Reader) Either(pointer, finger string) string {
	if r.Touch {
		return finger
	}
	return pointer
}
