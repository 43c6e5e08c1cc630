package chrome

import "statepoint/web/ui/panes"

// key acts on a key pressed outside of anything that takes typing, or with a
// modifier anywhere. It says whether it did.
func (c *Chrome) key(key string, shift, typing bool) bool {
	if c.run.Key(key, shift) {
		return true
	}
	switch key {
	case "F6":
		by := 1
		if shift {
			by = -1
		}
		c.stepPane(by)
		return true
	case "Escape":
		if typing {
			return false // the editor says so itself, after closing its search
		}
		c.clear()
		return true
	}
	if typing || c.help.open && key != "?" {
		return false
	}
	switch key {
	case "[":
		c.panes.StepStage(-1)
	case "]":
		c.panes.StepStage(1)
	case "?":
		c.help.setHelp(!c.help.open)
	case "j", "l":
		switch {
		case c.ws.Covered: // both say what a lesson asks
		case key == "j":
			c.journey.toggle()
		default:
			c.openDialog("linked")
		}
	case "/":
		c.panes.Editors[c.panes.Current].Search()
	default:
		return false
	}
	return true
}

// stepPane goes to the next pane that is shown, or the one before; beside the Run view, which takes
// the place of some, that is one of them.
func (c *Chrome) stepPane(by int) {
	next := c.browser.BesideRun("pane-"+c.panes.Current.Key(), by)
	if next == "run" {
		c.browser.Focus("#title-run")
		return
	}
	for p := range panes.Count {
		if next == "pane-"+p.Key() {
			c.panes.GoTo(p)
			return
		}
	}
	c.panes.StepPane(by)
}

// Key acts on a key of the page; see [browser.Events].
func (c *Chrome) Key(key string, shift, typing bool) bool { return c.key(key, shift, typing) }
