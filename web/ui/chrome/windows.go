package chrome

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/panes"
)

// windows show one pane of this page each. A window is the page as documents embed it, with one
// pane; it follows the links that it is sent.
type windows struct {
	*Chrome
	open    bool   // some may be
	sending bool   // a link is to be sent
	sent    string // the last one
}

// followEvery is how long windows wait at most for what is new.
const followEvery = 150 * time.Millisecond

// PopOut shows a pane in a window of its own.
func (c *Chrome) PopOut(pane panes.Pane) {
	c.windows.open, c.windows.sent = true, c.Fragment()
	c.browser.OpenWindow(pane, c.windows.sent)
}

// follow sends a link to the windows, if anything that it carries has changed.
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
		if now := c.Fragment(); now != c.sent {
			c.sent = now
			c.open = c.browser.SendWindows(now)
		}
	})
}

// renderClosed are the panes that are closed, each a button that opens it.
func (c *bar) renderClosed() app.UI {
	list := c.panes.Closed.List()
	return app.Div().Class("closed").Role("group").Aria("label", "Closed panes").
		Hidden(len(list) == 0).Body(app.Range(list).Slice(func(i int) app.UI {
		pane := list[i]
		return app.Button().Type("button").ID("reopen-"+pane.Key()).
			Title("Open "+pane.Title()+" again").
			OnClick(func(app.Context, app.Event) { c.panes.Closed.Open(pane) },
				app.EventScope(int(pane))).
			Text("+ " + pane.Short())
	}))
}
