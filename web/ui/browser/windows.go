package browser

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
)

// Windows show one pane each.
type Windows interface {
	// OpenWindow opens one on the fragment of a link, and says whether the browser allows it.
	OpenWindow(pane panes.Pane, fragment string) bool
	// SendWindows has all that are open follow another, and says whether there are any.
	SendWindows(fragment string) bool
	// PinInWindows has all that are open pin what has some names, and says whether there are any.
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

// listenPins takes what the page that opened this window has pinned.
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

// OpenWindow opens none.
func (None) OpenWindow(panes.Pane, string) bool { return false }

// SendWindows has none.
func (None) SendWindows(string) bool { return false }

// PinInWindows has none.
func (None) PinInWindows([]string) bool { return false }
