package chrome

// key acts on a key pressed outside of anything that takes typing, or with a
// modifier anywhere. It says whether it did.
func (c *Chrome) key(key string, shift, typing bool) bool {
	if c.run.Key(key, shift) {
		return true
	}
	switch key {
	case "F6":
		if shift {
			c.panes.StepPane(-1)
		} else {
			c.panes.StepPane(1)
		}
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

// Key acts on a key of the page; see [browser.Events].
func (c *Chrome) Key(key string, shift, typing bool) bool { return c.key(key, shift, typing) }
