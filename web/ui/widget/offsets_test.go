package widget

import (
	"math/rand/v2"
	"testing"
	"unicode/utf16"
	"unicode/utf8"
)

func TestOffsets(t *testing.T) {
	const seed = 4
	rng := rand.New(rand.NewPCG(seed, 0))
	texts := []string{"", "plain", "é", "aé", "→→", "a😀b", "é😀\n→x"}
	for range 200 {
		var r []rune
		for range rng.IntN(12) {
			r = append(r, []rune("ab\né→😀")[rng.IntN(6)])
		}
		texts = append(texts, string(r))
	}
	for _, text := range texts {
		o := NewOffsets(text)
		for b := range len(text) + 1 {
			if b < len(text) && !utf8.RuneStart(text[b]) {
				continue
			}
			want := int32(len(utf16.Encode([]rune(text[:b]))))
			if got := o.UTF16(int32(b)); got != want {
				t.Fatalf("seed %d: %q byte %d: UTF-16 %d, want %d", seed, text, b, got, want)
			}
			if got := o.UTF8(want); got != int32(b) {
				t.Fatalf("seed %d: %q unit %d: byte %d, want %d", seed, text, want, got, b)
			}
		}
	}
}

func TestOffsetsOutside(t *testing.T) {
	o := NewOffsets("aé")
	if o.UTF16(-5) != 0 || o.UTF16(100) != 2 || o.UTF8(-5) != 0 || o.UTF8(100) != 3 {
		t.Error(o.UTF16(-5), o.UTF16(100), o.UTF8(-5), o.UTF8(100))
	}
	// The middle of a character has no UTF-16 offset: it maps to the character's end.
	if got := o.UTF16(2); got != 2 {
		t.Errorf("inside é: %d", got)
	}
	if got := NewOffsets("é").UTF16(1); got != 1 {
		t.Errorf("inside a first é: %d", got)
	}
}
