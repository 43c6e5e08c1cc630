package regalloc

import (
	"slices"

	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
)

// useKind is the requirement of a use.
type useKind uint8

const (
	useAny useKind = iota // a copy: from a register, memory or anything
	useRM                 // a register or memory
	useReg                // a register
)

// use is one use of a virtual register.
type use struct {
	pos int32
	// operand number; the index of an address has indexUse set; noOperand for a phi's source
	op   uint32
	kind useKind
}

const (
	indexUse  = 1 << 31
	noOperand = 1<<31 - 1
)

// defKind is how a value is defined.
type defKind uint8

const (
	defNone  defKind = iota // never defined: must not be used
	defReg                  // by an instruction, in a register
	defFixed                // in a fixed register, from which it is moved
	defPhi                  // by a phi
	defMem                  // in memory: after a statepoint, or on the stack from the start
)

// value describes a virtual register.
type value struct {
	def      int32 // position of the definition
	block    int32 // block of the definition
	op       uint32
	kind     defKind
	slotUses uint8 // how many statepoints record it, up to 255
	// u0:u1 are its uses, in order; r0:r1 its spans, in order and not touching.
	u0, u1, r0, r1 int32
}

// liveness describes the values of a function before allocation: where each is defined, used and
// live, and which instructions need fixed registers.
type liveness struct {
	f         *mir.Func
	values    []value
	uses      []use
	spans     []span
	blockFrom []int32 // first position of each block, and the end of the last
	instBlock []int32
	calls     []int32 // positions of calls
	twice     []int32 // positions of calls that may return twice
	// fixed lists, for each register, the positions of the instructions that need that register.
	// needed is the set of registers with such positions, as bits 1<<Reg, and saved has the
	// callee-saved ones among them.
	fixed         [amd64.NumRegs][]int32
	needed, saved uint64
	// counts are, for each position in fixed[RCX], the value that a shift there only reads in RCX
	// and that may therefore live there, or 0.
	counts []mir.VReg

	loop        []span  // by block, the positions of the innermost loop around it
	mark, stack []int32 // of spansOf
	// web is, by virtual register, another one that phis join with it, 0 for none: see webOf.
	web []mir.VReg
	// heir is, by virtual register that no phi joins, webOf for what overwrites it, 0 for nothing.
	heir []mir.VReg
}

// find finds uses, definitions and spans of every virtual register.
func (l *liveness) find(f *mir.Func) {
	l.f, l.saved, l.needed = f, 0, 0
	l.values = resize(l.values, len(f.VRegs))
	clear(l.values)
	l.blockFrom = resize(l.blockFrom, len(f.Blocks)+1)
	l.instBlock = resize(l.instBlock, len(f.Insts))
	l.calls, l.twice = l.calls[:0], l.twice[:0]
	for r := range l.fixed {
		l.fixed[r] = l.fixed[r][:0]
	}
	l.counts = l.counts[:0]
	for i := range f.Blocks {
		b := &f.Blocks[i]
		l.blockFrom[i] = 4 * b.First
		for k := b.First; k < b.End; k++ {
			l.instBlock[k] = int32(i)
		}
	}
	l.blockFrom[len(f.Blocks)] = 4 * int32(len(f.Insts))
	l.countUses()
	l.fillUses()
	l.spans = l.spans[:0]
	l.mark = resize(l.mark, len(f.Blocks))
	clear(l.mark)
	for v := 1; v < len(f.VRegs); v++ {
		l.spansOf(mir.VReg(v))
	}
	l.commute()
	l.findLoops()
}

// spansOf walks from each use of v up to its definition and collects where it is live.
func (l *liveness) spansOf(v mir.VReg) {
	f := l.f
	d := &l.values[v]
	first := int32(len(l.spans))
	d.r0, d.r1 = first, first
	if d.kind == defNone {
		return
	}
	uses := l.uses[d.u0:d.u1]
	seen := int32(-1) // the block whose last use has been handled
	for i := len(uses) - 1; i >= 0; i-- {
		u := &uses[i]
		b := l.instBlock[u.pos>>2]
		if b == seen {
			continue
		}
		seen = b
		if l.mark[b] == int32(v) {
			continue // live to the end of the block already
		}
		end := u.pos + 1
		if u.op == noOperand {
			end = 4 * f.Blocks[b].End
		}
		if b == d.block && u.pos >= d.def {
			l.spans = append(l.spans, span{d.def, end})
			continue
		}
		l.spans = append(l.spans, span{l.blockFrom[b], end})
		l.stack = append(l.stack[:0], b)
		for len(l.stack) > 0 {
			top := l.stack[len(l.stack)-1]
			l.stack = l.stack[:len(l.stack)-1]
			for _, p := range f.Preds(&f.Blocks[top]) {
				if l.mark[p] == int32(v) {
					continue
				}
				l.mark[p] = int32(v)
				if p == d.block {
					l.spans = append(l.spans, span{d.def, l.blockFrom[p+1]})
					continue
				}
				l.spans = append(l.spans, span{l.blockFrom[p], l.blockFrom[p+1]})
				l.stack = append(l.stack, p)
			}
		}
	}
	l.spans = append(l.spans, span{d.def, d.def + 1})
	l.spans = mergeSpans(l.spans, int(first))
	d.r1 = int32(len(l.spans))
}

// liveAt reports whether v is live at a position.
func (l *liveness) liveAt(v mir.VReg, pos int32) bool {
	d := &l.values[v]
	for _, s := range l.spans[d.r0:d.r1] {
		if pos < s.from {
			return false
		}
		if pos < s.to {
			return true
		}
	}
	return false
}

// callBetween reports whether there is a call from one position to another.
func (l *liveness) callBetween(from, to int32) bool {
	i, _ := slices.BinarySearch(l.calls, from)
	return i < len(l.calls) && l.calls[i] < to
}

// blockAt is the block of a position.
func (l *liveness) blockAt(pos int32) int32 {
	return l.instBlock[min(int(pos>>2), len(l.instBlock)-1)]
}

func resize[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	return s[:n]
}

// copyDuring makes a virtual register like v, which is live during the call at pos, in memory.
func (l *liveness) copyDuring(v mir.VReg, pos int32) mir.VReg {
	t := l.f.NewVReg(l.f.VRegs[v])
	l.f.VRegs[t].Incoming = 0
	n := int32(len(l.spans))
	l.spans = append(l.spans, span{pos + 1, pos + 3})
	l.values = append(l.values, value{def: pos + 1, block: l.instBlock[pos>>2], kind: defMem,
		op: noOperand, r0: n, r1: n + 1})
	return t
}

// startsBlock reports whether a block begins at a position.
func (l *liveness) startsBlock(pos int32) bool { return l.blockFrom[l.blockAt(pos)] == pos }
