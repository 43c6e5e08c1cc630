package report

import (
	"math/rand/v2"
	"strings"
	"testing"
)

func TestLineIndex(t *testing.T) {
	const seed = 7
	r := rand.New(rand.NewPCG(seed, 0))
	var b strings.Builder
	for b.Len() < 5*lineStretch {
		b.WriteString(strings.Repeat("x", r.IntN(90)) + "\n")
	}
	for _, text := range []string{"", "\n", "a\nb", b.String()[:lineStretch],
		b.String()[:lineStretch+1], b.String()} {
		x := IndexLines(text)
		for at := -1; at <= len(text)+1; at++ {
			want := 1 + strings.Count(text[:min(max(at, 0), len(text))], "\n")
			if got := x.Number(int32(at)); got != want {
				t.Fatalf("seed %d: of %d bytes, at %d: line %d, want %d", seed, len(text), at, got,
					want)
			}
		}
	}
}
