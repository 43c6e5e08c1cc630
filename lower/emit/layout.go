package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// layoutBlocks finds the blocks that are no code, and the order of the rest: as they are, the ones
// seldom run behind the others.
func (e *Emitter) layoutBlocks() {
	f := e.f
	n := len(f.Blocks)
	e.thread, e.firstMove = grow(e.thread, n), grow(e.firstMove, n)
	m := 0
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for m < len(e.alloc.Moves) && e.alloc.Moves[m].Inst < b.First {
			m++
		}
		e.firstMove[i] = int32(m)
		e.thread[i] = int32(i)
		moves := m < len(e.alloc.Moves) && e.alloc.Moves[m].Inst < b.End
		if i > 0 && b.End == b.First+1 && f.Insts[b.First].Op == mir.Op(amd64.JMP) && !moves &&
			!b.Pad {
			if o := f.Ops(&f.Insts[b.First]); o[0].Kind == mir.KindBlock && int(o[0].Val) != i {
				e.thread[i] = int32(o[0].Val)
			}
		}
	}
	e.followJumps()
	e.order = e.order[:0]
	for _, cold := range [...]bool{false, true} {
		for i := range f.Blocks {
			if b := &f.Blocks[i]; (b.Cold && i > 0) == cold && e.thread[i] == int32(i) {
				e.order = append(e.order, int32(i))
			}
		}
	}
	e.rotateLoops()
	e.labels = e.labels[:0]
	for range f.Blocks {
		e.labels = append(e.labels, e.asm.NewLabel())
	}
}

// followJumps leads each block of e.thread past the blocks that only jump on. Of blocks that do
// nothing but jump round in a circle one stays, which jumps to itself.
func (e *Emitter) followJumps() {
	n := len(e.thread)
	e.at = grow(e.at, n)
	clear(e.at)
	for i := range e.thread {
		t, round := int32(i), int32(i)+1
		for e.thread[t] != t && e.at[t] != round {
			e.at[t] = round
			t = e.thread[t]
		}
		e.thread[t] = t
		for k := int32(i); k != t; {
			k, e.thread[k] = e.thread[k], t
		}
	}
}

// rotateLoops moves the test of a loop from its top to its bottom: a header that only decides
// whether to go on is put behind the block that jumps back to it, which saves that jump on every
// turn.
func (e *Emitter) rotateLoops() {
	f := e.f
	e.at = grow(e.at, len(f.Blocks))
	for i, b := range e.order {
		e.at[b] = int32(i)
	}
	for i := 1; i < len(e.order); i++ {
		b := &f.Blocks[e.order[i]]
		if b.Cold || b.End-b.First < 1 {
			continue
		}
		last := &f.Insts[b.End-1]
		if last.Op != mir.Op(amd64.JMP) || f.Ops(last)[0].Kind != mir.KindBlock ||
			b.SuccEnd-b.Succ0 != 1 {
			continue
		}
		head := e.thread[f.Ops(last)[0].Val]
		from := e.at[head]
		if from == 0 || int(from) >= i || !e.leavesLoop(head, from, int32(i)) {
			continue
		}
		copy(e.order[from:i], e.order[from+1:i+1])
		e.order[i] = head
		for k := int(from); k <= i; k++ {
			e.at[e.order[k]] = int32(k)
		}
	}
}

// leavesLoop reports whether a block ends by either going on to the next in the order or leaving
// for one that is not between from and to.
func (e *Emitter) leavesLoop(head, from, to int32) bool {
	f := e.f
	b := &f.Blocks[head]
	if b.SuccEnd-b.Succ0 != 2 || b.Pad {
		return false
	}
	inside, outside := 0, 0
	for _, s := range f.Succs(b) {
		t := e.thread[s]
		if at := e.at[t]; at > from && at <= to {
			inside++
		} else if at != from {
			outside++
		}
	}
	return inside == 1 && outside == 1
}

func grow(s []int32, n int) []int32 {
	if cap(s) < n {
		return make([]int32, n, n+n/4)
	}
	return s[:n]
}
