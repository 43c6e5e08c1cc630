package chrome

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/browser"
)

// nextTheme goes from the system's to light to dark.
func (c *Chrome) nextTheme() {
	c.theme = map[string]string{"": "light", "light": "dark", "dark": ""}[c.theme]
	c.browser.Save("local", "theme", c.theme)
	c.browser.SetTheme(c.theme)
	c.panes.Refresh()
}

func (c *Chrome) setLayout(layout string) {
	c.layout = layout
	c.browser.Save("local", "layout", layout)
	for _, ed := range c.panes.Editors {
		ed.Measure()
	}
	c.panes.Refresh()
}

// setBig makes text large, for a room to read.
func (c *Chrome) setBig(big bool) {
	c.big = big
	value := ""
	if big {
		value = "yes"
	}
	c.browser.Save("local", "big", value)
	c.remeasure()
	c.panes.Refresh()
}

// remeasure tells the panes that their size or type has changed.
func (c *Chrome) remeasure() {
	c.browser.Defer(func() {
		for _, ed := range c.panes.Editors {
			ed.Measure()
		}
	})
}

// sizes are those that code can have, the usual one in the middle.
var sizes = []string{"small", "", "large", "huge"}

// renderSizes chooses the size of code.
func (c *optionPanel) renderSizes() app.UI {
	return app.Label().Class("size").Body(
		app.Span().Text("Size of code"),
		app.Select().ID("size").OnChange(func(ctx app.Context, _ app.Event) {
			c.setSize(sizes[browser.SelectedIndex(ctx)])
		}).Body(app.Range(sizes).Slice(func(i int) app.UI {
			title := sizes[i]
			if title == "" {
				title = "usual"
			}
			return app.Option().Value(sizes[i]).Selected(sizes[i] == c.size).Text(title)
		})),
	)
}

func (c *Chrome) setSize(size string) {
	c.size = size
	c.browser.Save("local", "size", size)
	c.remeasure()
	c.panes.Refresh()
}

// setWrap has long lines wrap, or not.
func (c *Chrome) setWrap(on bool) {
	c.loose = !on
	for _, ed := range c.panes.Editors {
		ed.SetWrap(on)
	}
}

// keepWrap does so until it is chosen otherwise.
func (c *Chrome) keepWrap(on bool) {
	c.setWrap(on)
	value := ""
	if !on {
		value = "off"
	}
	c.browser.Save("local", "wrap", value)
	c.panes.Refresh()
}

// setVim has the source obey Vim's keys, or no more.
func (c *Chrome) setVim(on bool) {
	c.vim = on
	value := ""
	if on {
		value = "vim"
	}
	c.browser.Save("local", "keys", value)
	c.browser.SetVim(on, c.noVim)
	c.panes.Refresh()
}

// noVim says that Vim's keys cannot be had.
func (c *Chrome) noVim() {
	c.vim = false
	c.tell("Vim's keys could not be fetched. Choose them again when the page is online.")
}
