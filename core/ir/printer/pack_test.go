package printer

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"
)

// Texts are packed and unpacked: random ones of few different bytes, and such that repeat
// themselves.
func TestPack(t *testing.T) {
	const seed = 7
	r := rand.New(rand.NewPCG(seed, seed))
	texts := []string{"", "a", "repeats", strings.Repeat("a", 1000),
		strings.Repeat("ab", 500) + "c", strings.Repeat("call void @f()\n", 3000)}
	for range 500 {
		b := make([]byte, r.IntN(400))
		for i := range b {
			b[i] = byte('a' + r.IntN(1+r.IntN(3)))
		}
		texts = append(texts, string(b), strings.Repeat(string(b), 1+r.IntN(4)))
	}
	var p packer
	for _, text := range texts {
		before := []byte("before")
		packed := p.pack(nil, []byte(text))
		if got := unpack(before, packed); !bytes.Equal(got, []byte("before"+text)) {
			t.Errorf("seed %d: %q is %q", seed, text, got)
		}
		if n := len(strings.Split(text, "\n")); n > 1 && len(packed) > len(text)/100 {
			t.Errorf("%d bytes become %d", len(text), len(packed))
		}
	}
}
