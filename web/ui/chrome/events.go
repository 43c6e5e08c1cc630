package chrome

import (
	"fmt"

	"statepoint/core/source"
)

// Dropped opens a file, and says so where others were dropped with it.
func (c *Chrome) Dropped(name, text string, others int) {
	c.notice.text = ""
	c.sharing.file(name, text)
	if others > 0 && c.notice.text == "" {
		c.notice.tell(fmt.Sprintf("Of %s dropped, only %s was opened: one at a time.",
			source.Count(others+1, "file"), name))
	}
}

// Linked follows a fragment that the reader wrote into the address bar.
func (c *Chrome) Linked(fragment string) {
	if c.sharing.openLink(fragment) {
		c.browser.Save("session", "draft-link", fragment)
		c.sharing.reopen()
	}
}

// Pinned pins what has some names, and nothing else.
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

// Asked follows the document around the page, which asks for something else now.
func (c *Chrome) Asked() {
	s := c.sharing.state()
	c.sharing.asked(&s)
	c.sharing.setState(&s)
	c.sharing.reopen()
}

// Checks has a text held against the checks of a lesson: the reader's, or a given one, which may be
// broken.
func (c *Chrome) Checks(text, source, broken string) { c.ws.AskChecks(text, source, broken) }

// Fragment gives that of a link to what the page shows.
func (c *Chrome) Fragment() string {
	s := c.sharing.state()
	return s.Fragment()
}

// Key acts on a key of the page; see [browser.Events].
func (c *Chrome) Key(key string, shift, typing bool) bool { return c.keys.act(key, shift, typing) }
