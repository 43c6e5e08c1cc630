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
	for _, c := range []struct {
		n           int
		thing, want string
	}{
		{0, "byte", "0 bytes"}, {1, "byte", "1 byte"}, {2, "byte", "2 bytes"},
		{-1, "byte", "-1 bytes"}, {1, "more pair", "1 more pair"}, {2, "entry", "2 entries"},
		{2, "array", "2 arrays"}, {2, "access", "2 accesses"}, {2, "index", "2 indexes"},
	} {
		if got := Count(c.n, c.thing); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	if got := Count(^uint64(0), "byte"); got != "18446744073709551615 bytes" {
		t.Errorf("the largest is %q", got)
	}
}
