package panes

import (
	"slices"
	"testing"
)

// Links and the style sheet refer to panes by their keys, so they never change.
func TestKeys(t *testing.T) {
	var keys []string
	for p := range Count {
		keys = append(keys, p.Key())
		if p.Title() == "" || p.Short() == "" || p.Lang() == "" || p.Caption() == "" {
			t.Errorf("%s lacks a name", p.Key())
		}
	}
	if !slices.Equal(keys, []string{"source", "module", "asm", "map"}) {
		t.Error("in reading order", keys)
	}
}
