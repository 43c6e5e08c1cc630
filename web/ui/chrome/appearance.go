package chrome

import (
	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
)

// appearance holds the reader's choices of how the page looks.
type appearance struct {
	browser dresser
	reader  *desk.Reader
	widgets *desk.Widgets
	notice  *notice

	theme  string // "", "light" or "dark"
	layout string // "", "grid" or "columns" of all panes, or follow
	panes  string // the layout of all panes that was chosen last
	size   string // of code: "", "small", "large" or "huge"
	loose  bool   // long lines scroll instead of wrapping
	vim    bool   // the source obeys Vim's keys

	presenting bool // nothing but the panes or the run, as large as a projector needs
}

// load restores the appearance of the last visit.
func (c *appearance) load() {
	c.theme = c.browser.Load("local", "theme")
	c.layout = c.browser.Load("local", "layout")
	c.size = c.browser.Load("local", "size")
	c.setWrap(c.browser.Load("local", "wrap") == "")
	if c.vim = c.browser.Load("local", "keys") == "vim"; c.vim {
		c.browser.SetVim(true, c.noVim)
	}
}

// nextTheme cycles from the system's theme to light to dark.
func (c *appearance) nextTheme() {
	c.theme = map[string]string{"": "light", "light": "dark", "dark": ""}[c.theme]
	c.browser.Save("local", "theme", c.theme)
	c.browser.SetTheme(c.theme)
	c.browser.Refresh()
}

// follow is the layout in which one pane beside the source follows the stages. Links and earlier
// visits have it under the name of a layout that showed one pane at a time.
const follow = "focus"

// follows reports whether one pane follows the stages, beside the source or, where there is no room
// for two, instead of it.
func (c *appearance) follows() bool {
	return c.arrangement() == follow || c.reader.Room != browser.RoomForAll
}

// setPresenting shows nothing but the panes or the run, in a size for the last row of a room, or
// everything again. It is not kept: a visit begins with everything.
func (c *appearance) setPresenting(on bool) {
	c.presenting = on
	c.remeasure()
	c.browser.Refresh()
	to := "#presented" // not the text, where keys type
	if !on {
		to = ".stages [aria-checked=true]" // the stage that was presented last
	}
	c.browser.Defer(func() { c.browser.Focus(to) })
}

// arrangement is the layout shown: while presenting, one pane stands beside the source.
func (c *appearance) arrangement() string {
	if c.presenting {
		return follow
	}
	return c.layout
}

// setFace shows all panes, or one that follows the stages.
func (c *appearance) setFace(follows bool) {
	if follows == (c.layout == follow) {
		return
	}
	if follows {
		c.panes = c.layout
		c.setLayout(follow)
	} else {
		c.setLayout(c.panes)
	}
}

// setLayout arranges the panes.
func (c *appearance) setLayout(layout string) {
	c.layout = layout
	c.browser.Save("local", "layout", layout)
	c.widgets.Measure()
	c.browser.Refresh()
}

// remeasure notifies the panes that their size or font has changed.
func (c *appearance) remeasure() { c.browser.Defer(c.widgets.Measure) }

func (c *appearance) setSize(size string) {
	c.size = size
	c.browser.Save("local", "size", size)
	c.remeasure()
	c.browser.Refresh()
}

// setWrap sets whether long lines wrap.
func (c *appearance) setWrap(on bool) {
	c.loose = !on
	for _, ed := range c.widgets.Editors {
		ed.SetWrap(on)
	}
}

// keepWrap does the same and saves the choice.
func (c *appearance) keepWrap(on bool) {
	c.setWrap(on)
	value := ""
	if !on {
		value = "off"
	}
	c.browser.Save("local", "wrap", value)
	c.browser.Refresh()
}

// setVim turns Vim's keys in the source on or off.
func (c *appearance) setVim(on bool) {
	c.vim = on
	value := ""
	if on {
		value = "vim"
	}
	c.browser.Save("local", "keys", value)
	c.browser.SetVim(on, c.noVim)
	c.browser.Refresh()
}

// noVim reports that Vim's keys could not be loaded.
func (c *appearance) noVim() {
	c.vim = false
	c.notice.tell("Vim's keys could not be fetched. Choose them again when the page is online.")
}
