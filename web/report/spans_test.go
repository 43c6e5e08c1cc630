package report

import (
	"strings"
	"testing"
)

// TestWordSpans finds packed words by offsets, across blocks, and no others.
func TestWordSpans(t *testing.T) {
	spans := []WordSpan{{0, 3, 1}, {4, 7, 0}, {TokenBlock - 2, TokenBlock + 4, 300},
		{3 * TokenBlock, 3*TokenBlock + 1, 2}}
	d := &Doc{Text: strings.Repeat("x", 4*TokenBlock), Words: PackWords(spans),
		Explained: make([]Word, 301)}
	for _, c := range []struct {
		at   int32
		want int // in spans, -1 for none
	}{{0, 0}, {3, 0}, {4, 1}, {7, 1}, {8, -1}, {TokenBlock, 2}, {TokenBlock + 4, 2},
		{TokenBlock + 5, -1}, {3*TokenBlock - 1, -1}, {3 * TokenBlock, 3}, {4 * TokenBlock, -1}} {
		got, ok := d.Words.At(c.at)
		if ok != (c.want >= 0) || ok && got != spans[c.want] {
			t.Errorf("at %d: %v, %t, want %d", c.at, got, ok, c.want)
		}
		w, at := d.WordAt(c.at)
		if (w != nil) != ok || w != nil && (at != Span{got.Start, got.End} ||
			w != &d.Explained[got.Word]) {
			t.Errorf("at %d: %v", c.at, at)
		}
	}
	d.Explained = d.Explained[:300]
	if w, _ := d.WordAt(TokenBlock); w != nil {
		t.Error("a number beyond the list")
	}
	d.Text = d.Text[:TokenBlock]
	if w, _ := d.WordAt(TokenBlock - 1); w != nil {
		t.Error("a word beyond the text")
	}
	for _, p := range []WordSpans{{"\x80"}, {"\x01\x80"}, {strings.Repeat("\xff", 10)},
		{"\x00\x01"}, {"\xff\xff\x7f\x01\x01"}} {
		if s, ok := p.At(0); ok {
			t.Errorf("%q: %v", p, s)
		}
	}
}
