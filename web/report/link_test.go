package report

import (
	"testing"

	"statepoint/core/provenance"
)

func TestBareNames(t *testing.T) {
	for label, want := range map[string]string{"%x": "x", `@"a b"`: "a b", "@f": "f", `%"`: `"`,
		"": ""} {
		l := Link{Kind: provenance.KindValue, Label: label, Named: true}
		if got := l.Bare(); got != want {
			t.Errorf("%s without its sigil is %q, not %q", label, got, want)
		}
	}
	if l := (Link{Label: "entry block"}); l.Bare() != "" {
		t.Errorf("%q is taken for a name: %q", l.Label, l.Bare())
	}
}
