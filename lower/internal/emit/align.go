package emit

// aligner finds the blocks that begin at a multiple of Func.LoopAlign bytes, as in LLVM
// (MachineBlockPlacement.cpp, alignBlocks): those in loops that are reached mostly by jumps, so
// that the processor fetches what follows a jump in few pieces. It does not pay if the block runs
// rarely, or mostly after the one before it, which would run the nops.
type aligner struct {
	*job
	layout *layout
	often  *frequencies
	at     []bool // by block
}

// rarely is the part of a frequency below which something is rare.
const rarely = 0.2

func (a *aligner) find() {
	a.at = grow(a.at, len(a.f.Blocks))
	clear(a.at)
	if a.f.LoopAlign == 0 || !a.often.looping {
		return
	}
	for i, b := range a.layout.order[1:] {
		l := a.often.loop[b]
		for a.often.loops[l].many {
			l = a.often.loops[l].around
		}
		times := a.often.of[b]
		if l == 0 || times < rarely || times < rarely*a.often.of[a.often.loops[l].head] {
			continue
		}
		before := a.layout.order[i]
		on := 0.0
		for _, e := range a.often.from(before) {
			if e.to == b {
				on = a.often.of[before] * e.p
			}
		}
		a.at[b] = on <= rarely*times
	}
}
