package chrome

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
