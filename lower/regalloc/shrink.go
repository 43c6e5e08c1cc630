package regalloc

import (
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// shrink gives up registers that cost more than they serve. The scan goes through the blocks in
// their order: a value that has a register at the end of one has it at the start of the next, and
// then every other way into that block must load it, whether it is used there or not. In a loop
// with many ways around, as in an interpreter, that is most of what the loop does.
//
// A piece is compared with the same piece in memory but for the blocks that use it, each of which
// loads it for itself, into the register that the piece had: that was free from the piece's start
// to its end, so nothing else moves. A value that has not been in memory so far must be stored as
// well.
func (a *allocator) shrink() {
	a.freq = a.freq[:0] // found when first asked for
	for v := 1; v < len(a.f.VRegs); v++ {
		first := a.first[v]
		if first < 0 || a.intervals[first].next < 0 {
			continue
		}
		a.shrinkValue(mir.VReg(v), first)
	}
}

// shrinkValue shrinks the pieces of one value: all of them, if that pays, else one by one.
func (a *allocator) shrinkValue(v mir.VReg, first int32) {
	var all []int32 // those in registers for more than one block
	for i := first; i >= 0; i = a.intervals[i].next {
		if it := &a.intervals[i]; !it.mem && a.blockAt(it.start) != a.blockAt(it.end-1) {
			all = append(all, i)
		}
	}
	if len(all) == 0 {
		return
	}
	if len(a.freq) == 0 {
		a.frequencies()
	}
	a.collectPieces(first)
	var inMemory, inRegister int64
	for _, i := range all {
		inMemory += a.loads(i)
		inRegister += a.costInRegister(i)
	}
	if inMemory+a.storeCost(v) < inRegister {
		for _, i := range all {
			a.unload(i)
		}
		return
	}
	for _, i := range all {
		if a.loads(i)+a.loadsBehind(i)+a.storeCost(v) < a.costInRegister(i) {
			a.unload(i)
			a.collectPieces(first)
		}
	}
}

// storeCost is how often a value must be stored that is in its slot nowhere yet.
func (a *allocator) storeCost(v mir.VReg) int64 {
	if a.kept(v) {
		return 0
	}
	return a.freq[a.values[v].block]
}

// collectPieces lists the pieces of a value for pieceAt.
func (a *allocator) collectPieces(first int32) {
	a.pieces = a.pieces[:0]
	for i := first; i >= 0; i = a.intervals[i].next {
		a.pieces = append(a.pieces, i)
	}
}

// entered calls f for each edge over which control comes into a block that begins within interval i
// while its value is alive.
func (a *allocator) entered(i int32, f func(from, to int32)) {
	it := &a.intervals[i]
	d := &a.values[it.v]
	for _, s := range a.spans[d.r0:d.r1] {
		if s.to <= it.start {
			continue
		}
		if s.from >= it.end {
			return
		}
		for b := a.blockAt(max(s.from, it.start)); int(b) < len(a.f.Blocks) &&
			a.blockFrom[b] < min(s.to, it.end); b++ {
			start := a.blockFrom[b]
			if start < max(s.from, it.start) || start == d.def {
				continue
			}
			for _, p := range a.f.Preds(&a.f.Blocks[b]) {
				f(p, b)
			}
		}
	}
}

// once is the frequency of the entry block.
const once = 1 << 16

// rare is how much less often than its loop goes around a block is taken to run at the least.
const rare = 256

// frequencies estimates how often each block runs: control divides evenly among the ways out of a
// block, and each loop goes around eight times.
func (a *allocator) frequencies() {
	f := a.f
	a.freq = resize(a.freq, len(f.Blocks))
	clear(a.freq)
	for b := range f.Blocks {
		blk := &f.Blocks[b]
		var sum int64
		for _, p := range f.Preds(blk) {
			if int(p) < b {
				sum += a.often(p, int32(b)) * weight(max(0, blk.Depth-f.Blocks[p].Depth)) / weight(
					max(0, f.Blocks[p].Depth-blk.Depth))
			}
		}
		most := once * weight(blk.Depth)
		if b == 0 {
			sum = most
		}
		a.freq[b] = max(most/rare, min(sum, most))
	}
}

// often is how often control goes from one block to another.
func (a *allocator) often(from, to int32) int64 {
	p := &a.f.Blocks[from]
	return a.freq[from] / int64(max(1, p.SuccEnd-p.Succ0))
}

// inside reports whether a position is in an interval.
func (it *interval) inside(pos int32) bool { return it.start <= pos && pos < it.end }

// costInRegister is how often the interval's register is filled on the way into it.
func (a *allocator) costInRegister(i int32) (cost int64) {
	it := &a.intervals[i]
	if !it.whole && a.blockFrom[a.blockAt(it.start)] != it.start {
		cost = a.freq[a.blockAt(it.start)]
	}
	place := a.locOf(it)
	a.entered(i, func(from, to int32) {
		if end := a.blockFrom[from+1] - 1; !it.inside(end) && a.pieceAt(end) != place {
			cost += a.often(from, to)
		}
	})
	return cost
}

// loads is how often the value is loaded if the blocks that use it do that themselves.
func (a *allocator) loads(i int32) (cost int64) {
	it := &a.intervals[i]
	a.groups(i, func(from, to int32) {
		b := a.blockAt(from)
		if it.whole && b == a.values[it.v].block {
			return // still there from the definition
		}
		if a.blockFrom[b] == from {
			for _, p := range a.f.Preds(&a.f.Blocks[b]) {
				cost += a.often(p, b)
			}
			return
		}
		cost += a.freq[b]
	})
	return cost
}

// loadsBehind is how often the value is then loaded on the way out, where it is in a register next.
func (a *allocator) loadsBehind(i int32) (cost int64) {
	it := &a.intervals[i]
	if it.next >= 0 {
		if after := &a.intervals[it.next]; !after.mem && after.start == it.end &&
			a.blockFrom[a.blockAt(it.end)] != it.end {
			cost += a.freq[a.blockAt(it.end)]
		}
	}
	for _, j := range a.pieces {
		if j == i || a.intervals[j].mem {
			continue
		}
		a.entered(j, func(from, to int32) {
			if it.inside(a.blockFrom[from+1] - 1) {
				cost += a.often(from, to)
			}
		})
	}
	return cost
}

// groups calls f for the uses of an interval in each block: from the first to the last for which a
// register pays, and right behind the definition.
func (a *allocator) groups(i int32, f func(from, to int32)) {
	it := &a.intervals[i]
	u0, u1 := it.u0, it.u1
	if it.whole {
		last := it.start
		for u0 < u1 && a.instBlock[a.uses[u0].pos>>2] == a.values[it.v].block {
			last = a.uses[u0].pos
			u0++
		}
		f(it.start, last+1)
	}
	for u0 < u1 {
		b := a.instBlock[a.uses[u0].pos>>2]
		end := u0
		needs, first, last := 0, int32(-1), int32(-1)
		for ; end < u1 && a.instBlock[a.uses[end].pos>>2] == b; end++ {
			u := &a.uses[end]
			if u.kind == useAny && first < 0 {
				continue // from memory as well
			}
			if first < 0 {
				first = u.pos
			}
			last = u.pos
			needs++
			if u.kind == useReg {
				needs++
			}
		}
		if needs > 1 { // a single use from memory is as good
			f(first, last+1)
		}
		u0 = end
	}
}

// unload puts an interval into memory but for its groups.
func (a *allocator) unload(i int32) {
	if v := a.intervals[i].v; !a.kept(v) {
		a.stored[v] = true
	}
	type part struct{ from, to int32 }
	var parts []part
	a.groups(i, func(from, to int32) { parts = append(parts, part{from, to}) })
	reg := a.intervals[i].reg
	rest := i // what is not in memory yet
	a.intervals[i].reg = amd64.NoReg
	for _, p := range parts {
		if p.from > a.intervals[rest].start {
			a.intervals[rest].mem = true
			rest = a.split(rest, p.from)
		}
		a.intervals[rest].mem, a.intervals[rest].reg = false, reg
		if p.to >= a.intervals[rest].end {
			return
		}
		rest = a.split(rest, p.to)
		a.intervals[rest].reg = amd64.NoReg
	}
	a.intervals[rest].mem = true
}
