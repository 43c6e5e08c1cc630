package isel

import (
	"math/rand/v2"
	"testing"

	"statepoint/core/provenance"
)

// Numbers by id are those of a map, and functions of a large module share a few pages.
func TestNumbersByID(t *testing.T) {
	const functions, ids = 500, 300
	r := rand.New(rand.NewPCG(1, 2))
	var numbers byID
	for f := range functions {
		numbers.clear()
		want := map[provenance.ID]int32{}
		for range 200 {
			id := provenance.ID(f*ids + r.IntN(ids))
			want[id] = r.Int32()
			numbers.set(id, want[id])
		}
		for id := provenance.ID(0); id < functions*ids; id += provenance.ID(1 + r.IntN(50)) {
			if got := numbers.at(id); got != want[id] {
				t.Fatalf("function %d: %d has %d, not %d", f, id, got, want[id])
			}
		}
	}
	if pages := len(numbers.used) + len(numbers.spare); pages > 2 {
		t.Errorf("%d pages for functions of %d ids", pages, ids)
	}
}
