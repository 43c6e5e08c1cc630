package irparse_test

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/source"
	"statepoint/core/source/codes"
	"statepoint/core/verify"
	"statepoint/e2e/filetest"
)

// mistake is a case of filetests/mistakes: a common mistake in LLVM assembly.
type mistake struct{ name, text string }

// diagnose parses and verifies a mistake.
func (m *mistake) diagnose() *source.List {
	module, list, err := irparse.Parse(context.Background(), source.NewText(m.name+".ll", m.text),
		nil)
	if err == nil {
		broken, _ := verify.Diagnose(context.Background(), module, nil)
		list.Items = append(list.Items, broken.Items...)
	}
	return list
}

// TestMessages checks that every mistake gives exactly one message, the one in its file, in good
// form.
func TestMessages(t *testing.T) {
	suggested := 0
	for _, c := range filetest.Cases(t, "filetests/mistakes") {
		m := mistake{c.ID(), c.Text}
		list := m.diagnose()
		if len(list.Items) != 1 {
			t.Errorf("%s: %d messages:\n%s", m.name, len(list.Items), list.Error())
			continue
		}
		if list.Items[0].Suggestion != "" {
			suggested++
		}
		checkMessage(t, &m, list)
	}
	if suggested < 15 {
		t.Errorf("only %d messages suggest something", suggested)
	}
}

// TestSuggestions applies each suggestion of all cases at the position of its message, as the page
// does: then there is no message at that position.
func TestSuggestions(t *testing.T) {
	taken := 0
	for _, folder := range []string{"mistakes", "read", "verify"} {
		for _, c := range filetest.Cases(t, "filetests/"+folder) {
			taken += checkSuggestions(t, &mistake{c.ID(), c.Text})
		}
	}
	if taken < 25 {
		t.Errorf("only %d messages suggest something", taken)
	}
}

// checkSuggestions counts the suggestions of a mistake, each of which must remove its message.
func checkSuggestions(t *testing.T, m *mistake) (taken int) {
	for _, d := range m.diagnose().Items {
		if d.Suggestion == "" {
			continue
		}
		taken++
		corrected := mistake{name: m.name,
			text: m.text[:d.Span.Start] + d.Suggestion + m.text[d.Span.End:]}
		for _, now := range corrected.diagnose().Items {
			if now.Span.Start == d.Span.Start {
				t.Errorf("%s: with `%s` for `%s`: %s", m.name, d.Suggestion,
					m.text[d.Span.Start:d.Span.End], now.Message)
			}
		}
	}
	return taken
}

// checkMessage checks the form of a message: a position in the text, one clause, a known code, and
// a caret under its text.
func checkMessage(t *testing.T, m *mistake, list *source.List) {
	d := &list.Items[0]
	if _, ok := codes.Lookup(d.Code); !ok {
		t.Errorf("%s: the code %q cannot be looked up", m.name, d.Code)
	}
	if d.Span.IsZero() || d.Message == "" || strings.HasSuffix(d.Message, ".") {
		t.Errorf("%s: message %q at %v", m.name, d.Message, d.Span)
	}
	for _, n := range d.Notes {
		if !strings.HasSuffix(n, ".") && !strings.HasPrefix(n, "LLVM's verifier says: ") {
			t.Errorf("%s: the note %q is not a sentence", m.name, n)
		}
	}
	lines := strings.Split(list.Error(), "\n")
	caret := strings.IndexByte(lines[2], '^')
	at := list.Text.Position(d.Span.Start)
	if caret < 0 || len(lines[1]) < caret || at.Column <= 80 && caret != at.Column-1 {
		t.Errorf("%s: the caret stands in column %d, not %d:\n%s", m.name, caret+1, at.Column,
			list.Error())
	}
}
