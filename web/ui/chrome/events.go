package chrome

import (
	"fmt"
	"slices"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/desk"
)

// Dropped opens a file, and tells the reader if others were dropped with it, or why there is none.
func (c *Chrome) Dropped(name, text string, others int) {
	if others < 0 {
		c.notice.tell(text)
		return
	}
	c.notice.text = ""
	c.sharing.file(name, text)
	if others > 0 && c.notice.text == "" {
		c.notice.tell(fmt.Sprintf("Of %s dropped, only %s was opened: one at a time.",
			source.Count(others+1, "file"), name))
	}
}

// Resized draws the page for its new size.
func (c *Chrome) Resized() {
	c.panes.Reader.Room = c.browser.Room()
	c.browser.Refresh()
}

// Linked follows a place that the reader entered in the address bar.
func (c *Chrome) Linked(place string) {
	if c.sharing.openLink(place) {
		c.browser.Save("session", "draft-link", place)
		c.sharing.reopen()
	}
}

// Pinned replaces the pins with the items of the given names.
func (c *Chrome) Pinned(names []string) {
	if c.ws.Busy() {
		c.ws.Pins = names // of the report that is to come
		return
	}
	if !c.panes.Selection.PinNamed(names) {
		c.broker.Clear()
		c.browser.Refresh()
	}
}

// Asks reports whether the enclosing document asks for more than the text.
func (c *Chrome) Asks() bool {
	return slices.ContainsFunc([]string{"stage", "view", "step", "run", "select"},
		func(what string) bool { return c.browser.Asked(what) != "" })
}

// Asked applies new settings from the enclosing document.
func (c *Chrome) Asked() {
	s := c.sharing.state()
	c.sharing.asked(&s)
	c.sharing.setState(&s)
	c.sharing.reopen()
}

// GoTo goes to a stop, if it is one, in the layout of the enclosing document, and opens a view of
// its pane.
func (c *Chrome) GoTo(stage, view string) {
	c.appearance.layout = c.browser.Asked("layout")
	if stage == stageRun {
		c.run.Front()
		c.browser.Refresh()
		return
	}
	if !slices.ContainsFunc(c.panes.Stages.Stops(), func(s report.Stage) bool {
		return desk.IsOf(s.Key, stage)
	}) {
		return
	}
	c.run.Behind()
	c.panes.Stages.Choose(stage)
	if pane, known := c.panes.Tabs.PaneOf(view); known {
		c.panes.Tabs.OpenView(pane, view)
	}
}

// Checks runs a lesson's checks on the reader's text or on a given one, which may be broken on
// purpose.
func (c *Chrome) Checks(text, source, broken string) { c.ws.AskChecks(text, source, broken) }

// StopChecks cancels a lesson's checks.
func (c *Chrome) StopChecks() { c.ws.StopChecks() }

// Fragment returns the fragment of a link to the page's current state.
func (c *Chrome) Fragment() string {
	s := c.sharing.state()
	return s.Fragment()
}

// Key handles a key pressed on the page; see [browser.Events].
func (c *Chrome) Key(key string, shift, typing bool) bool { return c.keys.act(key, shift, typing) }
