package words

import "testing"

func TestVisible(t *testing.T) {
	for in, want := range map[string]string{
		"":                    "",
		"%obj → 5 Ω":          "%obj → 5 Ω",
		"a\tb\nc":             "a\tb\nc",
		"a\x00b\x1fc\x7f":     "a␀b␟c␡",
		"\u202egnp.exe\u202c": "⟨U+202E⟩gnp.exe⟨U+202C⟩",
		"a\u200db\ufeff":      "a⟨U+200D⟩b⟨U+FEFF⟩",
		"\u0085\u2066":        "⟨U+0085⟩⟨U+2066⟩",
		"\U000e0041":          "⟨U+E0041⟩",
		"bad \xff byte":       "bad \ufffd byte",
	} {
		if got := Visible(in); got != want {
			t.Errorf("%q is shown as %q, not as %q", in, got, want)
		}
	}
}

// The ranges ascend and do not touch; the binary search relies on it.
func TestUnseenAscend(t *testing.T) {
	last := rune(-2)
	for _, u := range Unseen {
		if u[0] <= last+1 || u[1] < u[0] {
			t.Errorf("%x-%x after %x", u[0], u[1], last)
		}
		last = u[1]
	}
}
