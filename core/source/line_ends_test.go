package source

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// A word of eight bytes may have any number of line ends, beside bytes that differ from one in any
// bit.
func TestLineEnds(t *testing.T) {
	const seed = 7
	random := rand.New(rand.NewPCG(seed, 0))
	for n := range 200 {
		text := make([]byte, n)
		for i := range text {
			if text[i] = '\n'; random.IntN(3) > 0 {
				text[i] ^= 1 << random.IntN(8)
			}
			if random.IntN(5) == 0 {
				text[i] = byte(random.Uint32())
			}
		}
		if got, want := LineEnds(string(text)), strings.Count(string(text), "\n"); got != want {
			t.Errorf("%d, not %d, in %q (seed %d)", got, want, text, seed)
		}
	}
}
