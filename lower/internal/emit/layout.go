package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// layout is the order in which blocks are emitted, and the final targets of jumps to them.
type layout struct {
	*job
	out    *writer
	order  []int32 // blocks in the order of emission
	thread []int32 // the final target of a jump to a block
	at     []int32 // the index of each block in order
	labels []amd64.Label
	// firstMove is, by block, the first of the allocator's moves at or after its first instruction.
	firstMove []int32
}

// find finds the blocks without code, and the order of the others: unchanged, except that rarely
// executed blocks come last.
func (l *layout) find() {
	f := l.f
	n := len(f.Blocks)
	l.thread, l.firstMove = grow(l.thread, n), grow(l.firstMove, n)
	m := 0
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for m < len(l.alloc.Moves) && l.alloc.Moves[m].Inst < b.First {
			m++
		}
		l.firstMove[i] = int32(m)
		l.thread[i] = int32(i)
		moves := m < len(l.alloc.Moves) && l.alloc.Moves[m].Inst < b.End
		if i > 0 && int32(i) != l.frame.Late && b.End == b.First+1 &&
			f.Insts[b.First].Op == mir.Op(amd64.JMP) && !moves && !b.Pad {
			if o := f.Ops(&f.Insts[b.First]); o[0].Kind == mir.KindBlock && int(o[0].Val) != i {
				l.thread[i] = int32(o[0].Val)
			}
		}
	}
	l.followJumps()
	l.order = l.order[:0]
	// What the unwinder must know of the frame changes once, so no early block comes after it.
	for _, early := range [...]bool{true, false} {
		for _, cold := range [...]bool{false, true} {
			for i := range f.Blocks {
				b := &f.Blocks[i]
				if (b.Early && l.frame.Late != 0) == early && (b.Cold && i > 0) == cold &&
					l.thread[i] == int32(i) {
					l.order = append(l.order, int32(i))
				}
			}
		}
	}
	l.rotateLoops()
	l.labels = l.labels[:0]
	for range f.Blocks {
		l.labels = append(l.labels, l.out.asm.NewLabel())
	}
}

// followJumps makes each entry of thread skip blocks that only jump. Of a cycle of such blocks one
// remains, which jumps to itself.
func (l *layout) followJumps() {
	n := len(l.thread)
	l.at = grow(l.at, n)
	clear(l.at)
	for i := range l.thread {
		t, round := int32(i), int32(i)+1
		for l.thread[t] != t && l.at[t] != round {
			l.at[t] = round
			t = l.thread[t]
		}
		l.thread[t] = t
		for k := int32(i); k != t; {
			k, l.thread[k] = l.thread[k], t
		}
	}
}

// rotateLoops moves the test of a loop from its top to its bottom: a header that only tests the
// condition is placed after the block that jumps back to it, which saves that jump on every
// iteration.
func (l *layout) rotateLoops() {
	f := l.f
	l.at = grow(l.at, len(f.Blocks))
	for i, b := range l.order {
		l.at[b] = int32(i)
	}
	for i := 1; i < len(l.order); i++ {
		b := &f.Blocks[l.order[i]]
		if b.Cold || b.End-b.First < 1 {
			continue
		}
		last := &f.Insts[b.End-1]
		if last.Op != mir.Op(amd64.JMP) || f.Ops(last)[0].Kind != mir.KindBlock ||
			b.SuccEnd-b.Succ0 != 1 {
			continue
		}
		head := l.thread[f.Ops(last)[0].Val]
		from := l.at[head]
		if from == 0 || int(from) >= i || !l.leavesLoop(head, from, int32(i)) {
			continue
		}
		copy(l.order[from:i], l.order[from+1:i+1])
		l.order[i] = head
		for k := int(from); k <= i; k++ {
			l.at[l.order[k]] = int32(k)
		}
	}
}

// leavesLoop reports whether a block ends by either falling through to the next in order or going
// to one that is not between from and to.
func (l *layout) leavesLoop(head, from, to int32) bool {
	f := l.f
	b := &f.Blocks[head]
	if b.SuccEnd-b.Succ0 != 2 || b.Pad {
		return false
	}
	inside, outside := 0, 0
	for _, s := range f.Succs(b) {
		t := l.thread[s]
		if at := l.at[t]; at > from && at <= to {
			inside++
		} else if at != from {
			outside++
		}
	}
	return inside == 1 && outside == 1
}

func grow[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	return s[:n]
}

// target is the final target of a jump to n, past blocks that only jump.
func (l *layout) target(n int32) int32 { return l.thread[n] }

// label is the target label of a jump to block n.
func (l *layout) label(n int32) amd64.Label { return l.labels[l.thread[n]] }

// next is the block emitted after the i-th of the order, -1 for none.
func (l *layout) next(i int) int32 {
	if i+1 < len(l.order) {
		return l.order[i+1]
	}
	return -1
}
