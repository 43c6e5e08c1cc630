package browser

import "statepoint/web/ui/panes"

// Windows show one pane each.
type Windows interface {
	// OpenWindow opens one on the fragment of a link.
	OpenWindow(pane panes.Pane, fragment string)
	// SendWindows has all that are open follow another, and says whether there are any.
	SendWindows(fragment string) bool
}

func (w *window) OpenWindow(pane panes.Pane, fragment string) {
	w.js.Call("openWindow", pane.Key(), fragment)
}

func (w *window) SendWindows(fragment string) bool {
	return w.js.Call("sendWindows", fragment).Bool()
}

// OpenWindow opens none.
func (None) OpenWindow(panes.Pane, string) {}

// SendWindows has none.
func (None) SendWindows(string) bool { return false }
