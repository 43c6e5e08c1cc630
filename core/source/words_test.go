package source

import (
	"maps"
	"testing"
)

func TestWordSet(t *testing.T) {
	want := map[string]bool{"add": true, "sub": true}
	if got := WordSet(" add\n\tsub add"); !maps.Equal(got, want) {
		t.Errorf("got %v, not %v", got, want)
	}
}

func TestCount(t *testing.T) {
	for n, want := range []string{"0 words", "1 word", "2 words"} {
		if got := Count(n, "word"); got != want {
			t.Errorf("got %q, not %q", got, want)
		}
	}
}
