package emit

import (
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// layout is the order in which blocks are emitted, and the final targets of jumps to them.
type layout struct {
	*job
	out    *writer
	chains *chains
	likely []int32 // blocks in an order in which control mostly falls through
	order  []int32 // blocks in the order of emission
	thread []int32 // the final target of a jump to a block
	at     []int32 // the index of each block in order
	labels []amd64.Label
	// firstMove is, by block, the first of the allocator's moves at or after its first instruction.
	firstMove []int32
}

// find finds the blocks without code, and the order of the others.
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
	l.arrange()
	l.order = l.order[:0]
	// What the unwinder must know of the frame changes once, so no early block comes after it.
	for _, early := range [...]bool{true, false} {
		for _, n := range l.likely {
			if b := &f.Blocks[n]; (b.Early && l.frame.Late != 0) == early {
				l.order = append(l.order, n)
			}
		}
	}
	l.labels = l.labels[:0]
	for range f.Blocks {
		l.labels = append(l.labels, l.out.asm.NewLabel())
	}
}

// arrange orders the blocks: as chains in a function with loops, unchanged in others, except that
// rarely executed blocks come last.
func (l *layout) arrange() {
	l.likely = l.likely[:0]
	for _, cold := range [...]bool{false, true} {
		if !cold && l.chains.nest.find() {
			l.chains.frequencies.find()
			l.likely = l.chains.find(l.likely)
			continue
		}
		for i := range l.f.Blocks {
			if (l.f.Blocks[i].Cold && i > 0) == cold && l.thread[i] == int32(i) {
				l.likely = append(l.likely, int32(i))
			}
		}
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

func grow[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	return s[:n]
}

// likelier reports whether a block goes to x rather than to y.
func (l *layout) likelier(b, x, y int32) bool {
	return l.chains.looping && l.chains.flow(b, x) > l.chains.flow(b, y)
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
