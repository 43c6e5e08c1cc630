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

// A function has no meaning for a collector: the word for it is what it is.
func TestWords(t *testing.T) {
	for want, l := range map[string]Link{"function": {Kind: provenance.KindFunction},
		"block": {Kind: provenance.KindBlock}, "instruction": {Kind: provenance.KindMachine},
		"value": {Kind: provenance.KindInstruction},
		"base":  {Kind: provenance.KindArgument, Category: CategoryBase}} {
		if got := l.Word(); got != want {
			t.Errorf("the word for a %v is %q, not %q", l.Kind, got, want)
		}
	}
}
