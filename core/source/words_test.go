package source

import (
	"slices"
	"testing"
)

func TestWordSet(t *testing.T) {
	set := WordSet(" add\n\tsub mul")
	if got := slices.Collect(set.All()); !slices.Equal(got, []string{"add", "sub", "mul"}) {
		t.Errorf("the words are %q", got)
	}
	for _, word := range []string{"add", "sub", "mul"} {
		if !set.Has(word) {
			t.Errorf("%s is missing", word)
		}
	}
	var none *Words
	if set.Has("") || set.Has("ad") || none.Has("add") {
		t.Error("a set has a word that is not in its text")
	}
}

func TestCount(t *testing.T) {
	for n, want := range []string{"0 words", "1 word", "2 words"} {
		if got := Count(n, "word"); got != want {
			t.Errorf("got %q, not %q", got, want)
		}
	}
}
