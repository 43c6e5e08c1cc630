package browser

import (
	"strconv"
	"strings"

	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
)

// Tours are led past places of the panes.
type Tours interface {
	// Framed says that the page is in a frame of another one.
	Framed() bool
	// Tour puts the card of the tour beside the last of some stops, and draws the thread through
	// all of them; without any it takes the thread away. The keyboard goes to the card if focus
	// says so, or if it is nowhere.
	Tour(stops []Stop, focus bool)
}

// Stop is a place that the tour has come to: a range of a pane's text, in UTF-16 units, or, where
// the pane is [panes.None], the why line. From and To are around all that its card speaks of, which
// the card leaves in sight.
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

// Framed says no.
func (None) Framed() bool { return false }

// Tour shows nothing.
func (None) Tour([]Stop, bool) {}
