package regalloc

import (
	"testing"

	"statepoint/lower/amd64"
)

// divided is diamond with v1 in memory to the end of b0, and in RBX in b1, which uses it, and in
// b2, where it is live through.
func divided(t *testing.T, stored bool) (al *Allocator, rest int32) {
	t.Helper()
	al = &Allocator{}
	al.connect()
	al.live.find(diamond())
	al.live.uses[al.live.values[1].u0].kind = useReg // in b1; could read memory without a load
	al.fam.reset()
	al.iv.reset()
	al.mem.stored = make([]bool, len(al.live.f.VRegs))
	al.mem.stored[1] = stored
	first := al.iv.whole(1)
	al.iv.all[first].reg = amd64.RSI
	rest = al.iv.split(first, al.iv.all[first].start+1) // after its definition
	al.iv.all[rest].mem = true
	rest = al.iv.split(rest, al.live.blockFrom[1])
	al.iv.all[rest].reg = amd64.RBX
	al.freq.find()
	al.shrink.track.follow(first)
	return al, rest
}

// TestShrinkCosts checks the cost of keeping a value in a register in two blocks, each entered half
// of the time, and the cost of a load in the one that uses it.
func TestShrinkCosts(t *testing.T) {
	for _, stored := range []bool{true, false} {
		al, rest := divided(t, stored)
		store := int64(once) // at its definition, in b0
		if stored {
			store = 0
		}
		s := &al.shrink
		if in, loads, behind := s.costInRegister(rest), s.loads(rest), s.loadsBehind(rest); in !=
			once || loads != once/2 || behind != 0 || s.storeCost(1) != store {
			t.Errorf("stored %t: filled on entry %d, loaded %d, behind it %d, stored %d", stored,
				in, loads, behind, s.storeCost(1))
		}
	}
}

// TestShrinkDecides spills the value if loading it is cheaper, but not if a store costs as much as
// is saved.
func TestShrinkDecides(t *testing.T) {
	for _, c := range []struct {
		name         string
		stored       bool
		b0, b1, b2   int64 // their frequencies
		keepsThrough bool  // b2
	}{
		{"stored already", true, 8, 4, 4, false},
		{"to be stored as often", false, 8, 4, 4, true},
	} {
		al, rest := divided(t, c.stored)
		al.freq.of = append(al.freq.of[:0], c.b0, c.b1, c.b2, c.b0)
		al.shrink.shrinkValue(1, al.iv.first[1])
		kept := false // in its register in b2
		for i := rest; i >= 0; i = al.iv.all[i].next {
			it := &al.iv.all[i]
			kept = kept || it.inside(al.live.blockFrom[2]) && !it.mem
		}
		if kept != c.keepsThrough || !kept && !al.mem.stored[1] {
			t.Errorf("%s: in its register in b2 %t, stored %t", c.name, kept, al.mem.stored[1])
		}
	}
}
