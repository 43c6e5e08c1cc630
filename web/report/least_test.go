package report

import (
	"math/rand/v2"
	"testing"

	"statepoint/core/provenance"
)

// LeastOwn agrees for each id with Own of that id alone, on links with random origins.
func TestLeastOwnIsTheLeastOfOwn(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 7))
		links := make([]Link, 30)
		var ids []uint32
		for i := range links {
			l := Link{ID: uint32(i + 1), Kind: provenance.KindInstruction, Copy: rng.IntN(6) == 0}
			if rng.IntN(8) == 0 {
				l.Purpose = PurposeBase
			}
			for range rng.IntN(3) {
				l.From = append(l.From, uint32(1+rng.IntN(30)))
			}
			links[i] = l
			ids = append(ids, l.ID)
		}
		x := NewIndex(links)
		rng.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
		for i, got := range x.LeastOwn(ids) {
			want := ids[i]
			for own := range x.Own([]uint32{ids[i]}) {
				want = min(want, own)
			}
			if got != want {
				t.Fatalf("seed %d: the least that is one with %d is %d, not %d", seed, ids[i],
					want, got)
			}
		}
	}
}
