package desk

// Texts are the long texts that few readers want: the pages of codes, the parsers to be copied, the
// collectors in Go. The site has them in one file, which is fetched when the first is wanted.
type Texts struct {
	browser fetcher

	byName  map[string]string // nil before they are here
	coming  bool
	missing bool // they could not be fetched when last asked for
	waiting []func()
}

// Of gives a text. Without one, why says what to tell the reader of the text that they know by a
// name: that it is coming, or that it cannot be had.
func (t *Texts) Of(name, known string) (text, why string) {
	switch text, ok := t.byName[name]; {
	case ok:
		return text, ""
	case !t.coming && (t.missing || t.byName != nil):
		return "", "The text of " + known + " could not be fetched."
	}
	return "", "Fetching the text of " + known + "…"
}

// Fetch fetches the texts, unless they are here, and calls then when they are, or cannot be had.
func (t *Texts) Fetch(then func()) {
	if t.byName != nil {
		then()
		return
	}
	t.waiting = append(t.waiting, then)
	if t.coming {
		return
	}
	t.coming = true
	t.browser.Texts(func(byName map[string]string) {
		t.coming, t.missing = false, len(byName) == 0
		if !t.missing {
			t.byName = byName
		}
		waiting := t.waiting
		t.waiting = nil
		for _, then := range waiting {
			then()
		}
	})
}
