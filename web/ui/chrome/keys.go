package chrome

import (
	"strings"

	"statepoint/web/ui/desk"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/runview"
	"statepoint/web/ui/workspace"
)

// keys handles the keys of the page.
type keys struct {
	ws         *workspace.Workspace
	browser    neighbours
	reader     *desk.Reader
	widgets    *desk.Widgets
	stages     *stageStrip
	keyboard   *desk.Keyboard
	run        *runview.View
	help       *helpPanel
	journey    *journey
	dialogs    *dialogs
	appearance *appearance
	escape     func() // handles Esc
}

// presented are the keys of a talk, those of a presenter's clicker among them: forwards and back.
var presented = map[string]int{"PageDown": 1, "ArrowRight": 1, "ArrowDown": 1, "PageUp": -1,
	"ArrowLeft": -1, "ArrowUp": -1}

// act handles a key pressed outside text fields, or anywhere with a modifier. It reports whether it
// handled the key.
func (c *keys) act(key string, shift, typing bool) bool {
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
	case "F1":
		c.help.setHelp(!c.help.open)
		return true
	case "Escape":
		if typing {
			return false // the editor reports Esc after closing its search
		}
		c.escape()
		return true
	}
	if typing || c.help.open && key != "?" {
		return false
	}
	if by := presented[key]; by != 0 && c.appearance.presenting {
		c.stages.advance(by, strings.HasPrefix(key, "Arrow"))
		return true
	}
	switch key {
	case "[":
		c.stages.step(-1)
	case "]":
		c.stages.step(1)
	case "?":
		c.help.setHelp(!c.help.open)
	case "j", "l":
		switch {
		case c.ws.Covered: // both cover what a lesson asks
		case key == "j":
			c.journey.toggle()
		default:
			c.dialogs.show("linked")
		}
	case "p":
		c.appearance.setPresenting(!c.appearance.presenting)
	case "/":
		c.widgets.Editors[c.reader.Current].Search()
	default:
		return false
	}
	return true
}

// stepPane goes to the next or previous visible pane; the Run view, which replaces some panes,
// counts as one.
func (c *keys) stepPane(by int) {
	next := c.browser.BesideRun("pane-"+c.reader.Current.Key(), by)
	if next == "run" {
		c.browser.Focus("#title-run")
		return
	}
	for p := range panes.Count {
		if next == "pane-"+p.Key() {
			c.keyboard.GoTo(p)
			return
		}
	}
	c.keyboard.Step(by)
}
