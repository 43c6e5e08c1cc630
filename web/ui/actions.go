package ui

func (p *Page) clear() {
	switch {
	case p.term != nil:
		p.explain(nil)
		return
	case len(p.others.ids) > 0:
		p.closeOthers()
		return
	case p.help:
		p.setHelp(false)
		return
	case p.dialog != "":
		p.closeDialog()
		return
	}
	p.broker.Clear()
	p.panes.said = ""
	p.panes.refresh()
}

func (p *Page) setHelp(open bool) {
	p.help = open
	p.panes.refresh()
	p.browser.Defer(func() { p.browser.HelpChanged(open) })
}

// nextTheme goes from the system's to light to dark.
func (p *Page) nextTheme() {
	p.theme = map[string]string{"": "light", "light": "dark", "dark": ""}[p.theme]
	p.browser.Save("local", "theme", p.theme)
	p.browser.SetTheme(p.theme)
	p.panes.refresh()
}

func (p *Page) setLayout(layout string) {
	p.layout = layout
	p.browser.Save("local", "layout", layout)
	for _, ed := range p.panes.editors {
		ed.Measure()
	}
	p.panes.refresh()
}

// key acts on a key pressed outside of anything that takes typing, or with a
// modifier anywhere. It says whether it did.
func (p *Page) key(key string, shift, typing bool) bool {
	switch key {
	case "F6":
		if shift {
			p.panes.stepPane(-1)
		} else {
			p.panes.stepPane(1)
		}
		return true
	case "Escape":
		if typing {
			return false // the editor says so itself, after closing its search
		}
		p.clear()
		return true
	}
	if typing || p.help && key != "?" {
		return false
	}
	switch key {
	case "[":
		p.panes.stepStage(-1)
	case "]":
		p.panes.stepStage(1)
	case "?":
		p.setHelp(!p.help)
	case "l":
		p.openDialog("linked")
	case "/":
		p.panes.editors[p.panes.current].Search()
	default:
		return false
	}
	return true
}
