package chrome

import (
	"slices"
	"time"

	"statepoint/web/ui/broker"
	"statepoint/web/ui/link"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/workspace"
)

// windows are browser windows that each show one pane of this page. A window is the embedded form
// of the page with one pane; it follows the links and pins that it receives.
type windows struct {
	ws      *workspace.Workspace
	broker  *broker.Broker
	browser windowed
	sharing *sharing
	notice  *notice

	open    bool // some windows may be open
	sending bool // something is waiting to be sent
	// What was sent last: a link to a state without pins, and the names of what was pinned.
	sent link.State
	pins []string
}

// followEvery is the maximum delay before windows are updated.
const followEvery = 150 * time.Millisecond

const noWindow = "The browser opened no window. It may be blocking pop-ups: allow them for this " +
	"page, then press the button again."

// popOut shows a pane in a separate window, or reports that the browser blocked it.
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

// tell records what the windows have been sent.
func (c *windows) tell(s link.State) {
	s.Select, s.Pins = "", nil
	c.sent, c.pins = s, c.broker.PinNames()
}

// follow sends changes to the windows, if any: a link, or, if only the selection has changed, the
// pins alone, which need no compilation.
func (c *windows) follow() {
	if !c.open || c.sending {
		return
	}
	c.sending = true
	c.browser.After(followEvery, func() {
		c.sending = false
		if c.ws.Busy() {
			return // the answer renders the page
		}
		sent, pins, now := c.sent, c.pins, c.sharing.state()
		c.tell(now)
		if !c.sent.Same(&sent) {
			c.open = c.browser.SendWindows(now.Fragment())
		} else if !slices.Equal(c.pins, pins) {
			c.open = c.browser.PinInWindows(c.pins)
		}
	})
}
