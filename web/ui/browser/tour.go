package browser

import (
	"strconv"
	"strings"

	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
)

// Tours guide the reader through positions in the panes.
type Tours interface {
	// Framed reports whether the page is in a frame of another page.
	Framed() bool
	// Tour places the tour's card beside the last of the given stops and draws the thread through
	// all of them; without stops, it removes the thread. The card gets the focus if focus is set or
	// nothing else has it.
	Tour(stops []Stop, focus bool)
}

// Stop is a position of the tour: a range of a pane's text, in UTF-16 code units, or the why line
// if the pane is [panes.None]. From and To enclose everything that its card mentions, which the
// card must not cover.
type Stop struct {
	Pane       panes.Pane
	Start, End int32
	From, To   int32
}

func (w *window) Framed() bool { return w.js.Call("framed").Bool() }

func (w *window) Tour(stops []Stop, focus bool) {
	rows := make([]string, len(stops))
	for i, s := range stops {
		name := ""
		if s.Pane != panes.None {
			name = s.Pane.Key()
		}
		fields := []string{name}
		for _, n := range []int32{s.Start, s.End, s.From, s.To} {
			fields = append(fields, strconv.Itoa(int(n)))
		}
		rows[i] = strings.Join(fields, string(messages.SeparatorField))
	}
	w.js.Call("tour", strings.Join(rows, string(messages.SeparatorRow)), focus)
}

// Framed returns false.
func (None) Framed() bool { return false }

// Tour shows nothing.
func (None) Tour([]Stop, bool) {}
