package words

import (
	"strings"
	"testing"
)

func TestGlossary(t *testing.T) {
	seen := map[string]string{}
	for _, term := range Glossary {
		for _, form := range append([]string{term.Name}, term.Forms...) {
			if other := seen[form]; other != "" {
				t.Errorf("%q is a form of %q and of %q", form, other, term.Name)
			}
			seen[form] = term.Name
			if found := TermOf(form); found == nil || found.Name != term.Name {
				t.Errorf("%q is not found as %q", form, term.Name)
			}
		}
		if !strings.HasSuffix(term.Means, ".") || !strings.Contains(term.Document, ".rst") {
			t.Errorf("%s: %q, %q", term.Name, term.Means, term.Document)
		}
	}
}

func TestTermsIn(t *testing.T) {
	text := "Each derived pointer is paired with its base: a base pointer. Records of statepoints."
	var terms []string
	whole := ""
	for _, p := range TermsIn(text) {
		whole += p.Text
		if p.Term != nil {
			terms = append(terms, p.Text)
		}
	}
	if whole != text {
		t.Errorf("the pieces make %q", whole)
	}
	if got, want := strings.Join(terms, "|"),
		"derived pointer|base|Records|statepoints"; got != want {
		t.Errorf("terms %s, want %s", got, want)
	}
	if p := TermsIn(""); p != nil {
		t.Errorf("got %v", p)
	}
}
