package ui

// draft is what a reload of the page must not lose.
type draft struct {
	text, name string
	edited     bool
}

// draft gives that of this tab, if it has one.
func (p *Page) draft() (draft, bool) {
	b := p.browser
	text := b.Load("session", "draft")
	if text == "" {
		return draft{}, false
	}
	return draft{text, b.Load("session", "draft-name"), b.Load("session", "draft-edited") == "yes"},
		true
}

// lastDraft is what was last edited in any tab.
func (p *Page) lastDraft() draft {
	return draft{text: p.browser.Load("local", "last"), name: p.browser.Load("local", "last-name"),
		edited: true}
}

// keep keeps a draft for a reload.
func (p *Page) keep(d draft) {
	b := p.browser
	edited := ""
	if d.edited {
		edited = "yes"
	}
	session := func() {
		b.Save("session", "draft", d.text)
		b.Save("session", "draft-name", d.name)
		b.Save("session", "draft-edited", edited)
	}
	// Where the tab itself is lost, the last text of any tab can be taken up.
	local := func() {
		b.Save("local", "last", d.text)
		b.Save("local", "last-name", d.name)
	}
	switch {
	case len(d.text) > large: // a browser takes its time over it
		b.Later(session)
		if d.edited {
			b.Later(local)
		}
	default:
		session()
		if d.edited {
			local()
		}
	}
}
