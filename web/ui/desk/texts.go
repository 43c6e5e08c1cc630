package desk

// Texts are the long, rarely needed texts: the pages of diagnostic codes, the parsers to copy, the
// collectors in Go. The site has them in one file, which is fetched on first use.
type Texts struct {
	browser fetcher

	byName  map[string]string // nil until they are loaded
	coming  bool
	missing bool // the last fetch failed
	waiting []func()
}

// Of returns a text. If there is none, why is the message for the reader, who knows the text by
// name: it is loading, or it could not be loaded.
func (t *Texts) Of(name, known string) (text, why string) {
	switch text, ok := t.byName[name]; {
	case ok:
		return text, ""
	case !t.coming && (t.missing || t.byName != nil):
		return "", "The text of " + known + " could not be fetched."
	}
	return "", "Fetching the text of " + known + "…"
}

// Fetch fetches the texts unless they are loaded, and calls then when they are or the fetch has
// failed.
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
