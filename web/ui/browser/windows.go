package browser

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
)

// Windows show one pane each.
type Windows interface {
	// OpenWindow opens a window on the fragment of a link and reports whether the browser allows
	// it.
	OpenWindow(pane panes.Pane, fragment string) bool
	// SendWindows makes all open windows follow another fragment and reports whether there are any.
	SendWindows(fragment string) bool
	// PinInWindows makes all open windows pin the items with the given names and reports whether
	// there are any.
	PinInWindows(names []string) bool
}

func (w *window) OpenWindow(pane panes.Pane, fragment string) bool {
	return w.js.Call("openWindow", pane.Key(), fragment).Bool()
}

func (w *window) SendWindows(fragment string) bool {
	return w.js.Call("sendWindows", fragment).Bool()
}

func (w *window) PinInWindows(names []string) bool {
	return w.js.Call("pinInWindows", strings.Join(names, string(messages.SeparatorRow))).Bool()
}

// listenPins receives the pins of the page that opened this window.
func (w *window) listenPins(on Events) {
	w.js.Set("pin", app.FuncOf(func(_ app.Value, args []app.Value) any {
		var names []string
		if all := args[0].String(); all != "" {
			names = strings.Split(all, string(messages.SeparatorRow))
		}
		w.Dispatch(func() { on.Pinned(names) })
		return nil
	}))
}

// OpenWindow opens nothing.
func (None) OpenWindow(panes.Pane, string) bool { return false }

// SendWindows does nothing: there are no windows.
func (None) SendWindows(string) bool { return false }

// PinInWindows does nothing: there are no windows.
func (None) PinInWindows([]string) bool { return false }
