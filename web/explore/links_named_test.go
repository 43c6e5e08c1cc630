package explore_test

import (
	"testing"

	"statepoint/web/explore"
	"statepoint/web/explore/exploretest"
	"statepoint/web/report"
)

// A link is named if its label is a name of the module, which begins with a sigil.
func TestNamedLinks(t *testing.T) {
	for name, text := range exploretest.Examples(t) {
		named := 0
		c := explore.Compile(t.Context(), &report.Request{Source: text}, nil)
		for _, l := range c.Outline().Links {
			sigil := l.Kind.IsIR() && l.Label != "" && (l.Label[0] == '%' || l.Label[0] == '@')
			if l.Named != sigil {
				t.Errorf("%s: %v %q has Named %v", name, l.Kind, l.Label, l.Named)
			}
			if l.Named {
				named++
			}
		}
		if named == 0 {
			t.Errorf("%s: no link is named", name)
		}
	}
}
