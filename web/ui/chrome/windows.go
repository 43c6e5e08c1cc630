package chrome

import (
	"reflect"
	"slices"
	"time"

	"statepoint/web/ui/broker"
	"statepoint/web/ui/link"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// windows show one pane of this page each. A window is the page as documents embed it, with one
// pane; it follows the links and pins that it is sent.
type windows struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	browser windowed
	sharing *sharing
	notice  *notice

	open    bool // some may be
	sending bool // something is to be sent
	// What was sent last: a link to a state without pins, and the names of what was pinned.
	sent link.State
	pins []string
}

// followEvery is how long windows wait at most for what is new.
const followEvery = 150 * time.Millisecond

const noWindow = "The browser opened no window. It may be blocking pop-ups: allow them for this " +
	"page, then press the button again."

// popOut shows a pane in a window of its own, or says that the browser opens none.
func (c *windows) popOut(pane panes.Pane) {
	now := c.sharing.state()
	if !c.browser.OpenWindow(pane, now.Fragment()) {
		c.notice.tell(noWindow)
		return
	}
	if c.notice.text == noWindow {
		c.notice.tell("")
	}
	c.open = true
	c.tell(now)
}

// tell remembers what the windows are told.
func (c *windows) tell(s link.State) {
	s.Select, s.Pins = "", nil
	c.sent, c.pins = s, c.broker.PinNames()
}

// follow sends what is new to the windows, if there is anything: a link, or, where nothing but the
// selection is, that alone, for which nothing has to be compiled.
func (c *windows) follow() {
	if !c.open || c.sending {
		return
	}
	c.sending = true
	c.browser.After(followEvery, func() {
		c.sending = false
		if c.ws.Busy() {
			return // what comes of it has the page rendered
		}
		sent, pins, now := c.sent, c.pins, c.sharing.state()
		c.tell(now)
		if !reflect.DeepEqual(c.sent, sent) {
			c.open = c.browser.SendWindows(now.Fragment())
		} else if !slices.Equal(c.pins, pins) {
			c.open = c.browser.PinInWindows(c.pins)
		}
	})
}
