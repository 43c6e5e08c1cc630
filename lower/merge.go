package lower

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
	"statepoint/lower/regalloc"
)

// Blocks often end alike: a call that records the same values in the same slots, then the way out. Once everything has its place, such ends are found here, and
// all but one of them become a jump into the one that stays. That saves code, and with each call its record in the stack map. What the ends carry out is noted
// for the one that stays.

// tailCut says where a block leaves for the end of another one.
type tailCut struct {
	inst int32 // the first instruction that is left to the other block
	// prepared is set when the operands of inst, a call, are brought into place here, and only the call itself is left to the other block.
	prepared bool
	label    amd64.Label
}

// tailEntry is a place inside a block at which the ends of others arrive.
type tailEntry struct {
	inst     int32
	prepared bool
	label    amd64.Label
	next     int32 // of the same block, -1 for none
}

// tails is what mergeTails finds.
type tails struct {
	cuts    []tailCut
	entries []tailEntry
	// role is, by block, one more than the number of its cut, or the complement of the number of its first entry, or 0.
	role  []int32
	heads [64]int32 // by hash, one more than the number in ends of the last end
	ends  []tailEnd
	// also are the points whose calls were left to another, ascending by the point whose record is theirs as well. With detail only.
	also []mergedPoint
	// twins are, by instruction, those of other blocks that it is executed instead of. With detail only.
	twins map[int32][]twin
}

// twin is an instruction of a block that leaves for the end of another one.
type twin struct {
	inst, block int32
	// prepared is set for a call whose operands its own block brings into place.
	prepared bool
}

// heldValue is a value that is moved, as it is known in a block.
type heldValue struct {
	value ir.ID
	block int32
}

type tailEnd struct {
	block, next int32
	hash        uint32
}

type mergedPoint struct{ point, gone int32 }

// maxTails is how many earlier ends of the same hash one end is compared with.
const maxTails = 8

// mergeTails finds the blocks whose ends are the same as those of others.
func (e *emitter) mergeTails() {
	t := &e.tails
	t.cuts, t.entries, t.ends, t.also = t.cuts[:0], t.entries[:0], t.ends[:0], t.also[:0]
	clear(t.twins)
	t.role = grow(t.role, len(e.f.Blocks))
	clear(t.role)
	if len(e.order) < 3 {
		return
	}
	clear(t.heads[:])
	for i, n := range e.order {
		next := int32(-1)
		if i+1 < len(e.order) {
			next = e.order[i+1]
		}
		h, ok := e.tailHash(&e.f.Blocks[n], next)
		if !ok {
			continue
		}
		slot := &t.heads[h%uint32(len(t.heads))]
		if e.mergeTail(n, h, *slot) {
			continue
		}
		t.ends = append(t.ends, tailEnd{block: n, next: *slot, hash: h})
		*slot = int32(len(t.ends))
	}
	slices.SortStableFunc(t.also, func(x, y mergedPoint) int { return int(x.point - y.point) })
}

// madeOf calls f with every point whose record is that of the given one.
func (t *tails) madeOf(point int32, f func(gone int32)) {
	k, _ := slices.BinarySearchFunc(t.also, point, func(m mergedPoint, p int32) int { return int(m.point - p) })
	for ; k < len(t.also) && t.also[k].point == point; k++ {
		f(t.also[k].gone)
	}
}

// tailHash is a number that is the same for all ends that could be shared; false for a block whose end is not.
func (e *emitter) tailHash(b *mir.Block, next int32) (uint32, bool) {
	f := e.f
	if b.End-b.First < 2 || b.Pad {
		return 0, false
	}
	last := &f.Insts[b.End-1]
	h := uint32(last.Op)
	switch last.Op {
	case mir.Ret, mir.Trap, mir.TailCall:
	case mir.Op(amd64.JMP):
		o := f.Ops(last)
		if o[0].Kind != mir.KindBlock {
			return 0, false
		}
		to := e.target(int32(o[0].Val))
		if to == next && !b.Cold {
			return 0, false // it goes on without a jump
		}
		h = h*31 + uint32(to)
	default:
		return 0, false
	}
	before := &f.Insts[b.End-2]
	h = h*31 + uint32(before.Op)
	if before.Flags&mir.IsCall != 0 && before.N > 0 {
		o := &f.Ops(before)[0]
		h = (h*31+uint32(o.Kind))*31 + uint32(o.Sym)
	}
	return h ^ h>>9, true
}

// mergeTail looks for an end among those from number at on with which block n can share its own.
func (e *emitter) mergeTail(n int32, h uint32, at int32) bool {
	t := &e.tails
	for steps := 0; at > 0 && steps < maxTails; steps++ {
		end := &t.ends[at-1]
		at = end.next
		if end.hash != h || !e.shareTail(n, end.block) {
			continue
		}
		return true
	}
	return false
}

// shareTail makes block n leave for the end of block m if they are alike for long enough.
func (e *emitter) shareTail(n, m int32) bool {
	f := e.f
	b, c := &f.Blocks[n], &f.Blocks[m]
	i, j := b.End, c.End
	calls, insts, moves := 0, 0, 0
	prepared := false
	for i > b.First && j > c.First {
		x, y := &f.Insts[i-1], &f.Insts[j-1]
		if !e.sameInst(x, y) || !e.sameMoves(i-1, j-1, regalloc.After) {
			break
		}
		if !e.sameCopies(x, y) || !e.sameMoves(i-1, j-1, regalloc.AtStart) {
			if prepared = x.Flags&mir.IsCall != 0; prepared {
				calls++
				insts++
				i, j = i-1, j-1
			}
			break
		}
		if x.Flags&mir.IsCall != 0 {
			calls++
			moves += e.arguments(x)
		}
		insts++
		i, j = i-1, j-1
	}
	for !prepared && i < b.End && f.Insts[i].Flags&mir.ReadsFlags != 0 {
		i, j = i+1, j+1
		insts--
	}
	// A jump is executed instead, so a few instructions are not worth it where the block may run often.
	if calls == 0 && (insts < 4 || b.Depth > 0 && !b.Cold) {
		return false
	}
	if f.Insts[b.End-1].Op == mir.Op(amd64.JMP) && insts+moves < 3 {
		return false // as long as the jump that stands for it
	}
	if insts < 2 {
		return false
	}
	t := &e.tails
	first := int32(-1)
	if t.role[m] != 0 {
		first = ^t.role[m]
	}
	k := first
	for k >= 0 && (t.entries[k].inst != j || t.entries[k].prepared != prepared) {
		k = t.entries[k].next
	}
	if k < 0 {
		k = int32(len(t.entries))
		t.entries = append(t.entries, tailEntry{inst: j, prepared: prepared, label: e.asm.NewLabel(), next: first})
		t.role[m] = ^k
	}
	t.cuts = append(t.cuts, tailCut{inst: i, prepared: prepared, label: t.entries[k].label})
	t.role[n] = int32(len(t.cuts))
	if e.detail {
		e.carryTail(n, i, j, prepared)
	}
	return true
}

// arguments is how many operands of a call are brought into registers.
func (e *emitter) arguments(in *mir.Inst) (n int) {
	ops := e.f.Ops(in)
	for i := range ops {
		if o := &ops[i]; o.Role == mir.FixedUse && o.PhysIndex != o.Phys {
			n++
		}
	}
	return n
}

// carryTail notes that the instructions from j on also carry out what those of a block from i on do.
func (e *emitter) carryTail(block, i, j int32, prepared bool) {
	f := e.f
	if e.tails.twins == nil {
		e.tails.twins = map[int32][]twin{}
	}
	for ; i < f.Blocks[block].End; i, j = i+1, j+1 {
		e.tails.twins[j] = append(e.tails.twins[j], twin{i, block, prepared})
		prepared = false
		x, y := &f.Insts[i], &f.Insts[j]
		var ids []ir.ID
		for _, in := range [...]*mir.Inst{x, y} {
			for _, id := range f.Carried(in) {
				ids = addID(ids, id)
			}
		}
		y.From, y.FromN = uint32(len(f.FromIDs)), uint32(len(ids))
		f.FromIDs = append(f.FromIDs, ids...)
		if x.Op == mir.Statepoint {
			e.tails.also = append(e.tails.also, mergedPoint{point: y.Aux, gone: x.Aux})
		}
	}
}

// alsoMoved are the values that the nth of the allocator's moves of a stage moves for other blocks.
func (e *emitter) alsoMoved(inst int32, st regalloc.Stage, nth int) (also []heldValue) {
	if !e.detail {
		return nil
	}
	for _, t := range e.tails.twins[inst] {
		if t.prepared && st < regalloc.After {
			continue
		}
		k := nth
		for _, m := range e.movesAt(t.inst, st >= regalloc.After) {
			if m.Stage != st {
				continue
			}
			if k == 0 {
				also = append(also, heldValue{e.f.VRegs[m.VReg].Value, t.block})
			}
			k--
		}
	}
	return also
}

// alsoCopied are the values that the copy of an operand brings into place for other blocks.
func (e *emitter) alsoCopied(inst int32, op int) (also []heldValue) {
	if !e.detail {
		return nil
	}
	for _, t := range e.tails.twins[inst] {
		if !t.prepared {
			if o := &e.f.Ops(&e.f.Insts[t.inst])[op]; o.Kind == mir.KindReg {
				also = append(also, heldValue{e.f.VRegs[o.Reg].Value, t.block})
			}
		}
	}
	return also
}

// sameInst reports whether two instructions are the same once their operands have been brought into place.
func (e *emitter) sameInst(x, y *mir.Inst) bool {
	if x.Op != y.Op || x.W != y.W || x.Cond != y.Cond || x.Prefix != y.Prefix || x.Flags != y.Flags || x.N != y.N || x.Invoke || y.Invoke || x.Pops || y.Pops {
		return false
	}
	switch x.Op {
	case mir.StackMap, mir.PatchPoint, mir.Unwind, mir.Entry, mir.Asm, mir.CallRoom, mir.CopyReturn:
		return false
	case mir.Statepoint:
		if !e.samePoint(x, y) {
			return false
		}
	default:
		if x.Aux != y.Aux || x.Op == mir.Op(amd64.JMP) && x.Aux != 0 {
			return false
		}
	}
	xs, ys := e.f.Ops(x), e.f.Ops(y)
	for i := range xs {
		a, b := &xs[i], &ys[i]
		if a.Role != b.Role || a.Role == mir.StackUse {
			return false
		}
		switch {
		case a.Role == mir.FixedUse || a.Role == mir.FixedDef:
			if a.Phys != b.Phys || a.Flags != b.Flags {
				return false
			}
		case !a.Copied() && !e.sameOperand(a, b):
			return false
		}
	}
	return true
}

// sameOperand reports whether two operands that have their places are the same.
func (e *emitter) sameOperand(a, b *mir.Operand) bool {
	if a.Kind != b.Kind || a.Phys != b.Phys || a.PhysIndex != b.PhysIndex || a.Scale != b.Scale || a.Mod != b.Mod || a.Seg != b.Seg || a.Sym != b.Sym {
		return false
	}
	switch a.Kind {
	case mir.KindBlock:
		return e.target(int32(a.Val)) == e.target(int32(b.Val))
	case mir.KindReg:
		if e.f.VRegs[a.Reg].Size != e.f.VRegs[b.Reg].Size {
			return false
		}
		if from := a.Phys; a.Copied() && a.PhysIndex != amd64.NoReg || !a.Copied() && from != amd64.NoReg {
			return true
		}
		return e.alloc.SlotOf[a.Reg] == e.alloc.SlotOf[b.Reg]
	}
	return a.Val == b.Val
}

// sameCopies reports whether the operands that are brought into place come from the same places.
func (e *emitter) sameCopies(x, y *mir.Inst) bool {
	xs, ys := e.f.Ops(x), e.f.Ops(y)
	for i := range xs {
		a, b := &xs[i], &ys[i]
		if !a.Copied() {
			continue
		}
		if !e.sameOperand(a, b) {
			return false
		}
		if a.Role == mir.SlotUse && (e.alloc.SlotOf[a.Index] != e.alloc.SlotOf[b.Index] || e.alloc.SlotOf[a.Reg] != e.alloc.SlotOf[b.Reg] ||
			e.alloc.InMemory[a.Reg] != e.alloc.InMemory[b.Reg]) {
			return false
		}
	}
	return true
}

// sameMoves reports whether the allocator makes the same moves at two instructions, in a stage after which they are done or before.
func (e *emitter) sameMoves(i, j int32, st regalloc.Stage) bool {
	xs, ys := e.movesAt(i, st >= regalloc.After), e.movesAt(j, st >= regalloc.After)
	if len(xs) != len(ys) {
		return false
	}
	for k := range xs {
		x, y := &xs[k], &ys[k]
		if x.Stage != y.Stage || x.Size != y.Size || x.SrcSize != y.SrcSize || x.Dst != y.Dst {
			return false
		}
		if x.Src.Kind == regalloc.LocSource && y.Src.Kind == regalloc.LocSource {
			if !e.sameOperand(e.placeOf(x.Src).from, e.placeOf(y.Src).from) {
				return false
			}
		} else if x.Src != y.Src {
			return false
		}
	}
	return true
}

// movesAt are the allocator's moves after an instruction, or those before and at it.
func (e *emitter) movesAt(inst int32, after bool) []regalloc.Move {
	moves := e.alloc.Moves
	at := func(st regalloc.Stage) int {
		k, _ := slices.BinarySearchFunc(moves, inst, func(m regalloc.Move, inst int32) int {
			if m.Inst != inst {
				return int(m.Inst) - int(inst)
			}
			if m.Stage < st {
				return -1
			}
			return 1
		})
		return k
	}
	if after {
		return moves[at(regalloc.After):at(regalloc.Stores+1)]
	}
	return moves[at(regalloc.AtStart):at(regalloc.After)]
}

// samePoint reports whether two statepoints record the same, in the same places.
func (e *emitter) samePoint(x, y *mir.Inst) bool {
	f := e.f
	p, q := &f.Points[x.Aux], &f.Points[y.Aux]
	if p.ID != q.ID || p.PatchBytes != 0 || q.PatchBytes != 0 || p.CC != q.CC || p.Flags != q.Flags || p.Old36 != q.Old36 ||
		p.Deopt != q.Deopt || p.GC != q.GC || p.Allocas != q.Allocas {
		return false
	}
	xs, ys := f.Ops(x), f.Ops(y)
	for i := range int(p.Deopt + p.GC + p.Allocas) {
		r, s := &f.Recorded[int(p.Rec)+i], &f.Recorded[int(q.Rec)+i]
		if r.Kind != s.Kind || r.Size != s.Size {
			return false
		}
		switch r.Kind {
		case mir.RecordSlot:
			if e.alloc.SlotOf[xs[r.Operand].Index] != e.alloc.SlotOf[ys[s.Operand].Index] {
				return false
			}
		case mir.RecordReg:
			a, b := &xs[r.Operand], &ys[s.Operand]
			if a.Phys != b.Phys || a.Phys == amd64.NoReg && e.alloc.SlotOf[a.Reg] != e.alloc.SlotOf[b.Reg] {
				return false
			}
		default:
			if r.Val != s.Val {
				return false
			}
		}
	}
	return true
}

// cutOf is the cut of a block, nil if it has none.
func (e *emitter) cutOf(block int32) *tailCut {
	if k := e.tails.role[block]; k > 0 {
		return &e.tails.cuts[k-1]
	}
	return nil
}

// enterTail binds the label of ends that begin at an instruction of a block.
func (e *emitter) enterTail(block, inst int32, prepared bool) {
	if e.tails.role[block] >= 0 {
		return
	}
	for k := ^e.tails.role[block]; k >= 0; k = e.tails.entries[k].next {
		if t := &e.tails.entries[k]; t.inst == inst && t.prepared == prepared {
			e.asm.Bind(t.label)
			e.label()
		}
	}
}

// leaveTail jumps to the rest of a block that another one has. The jump stands for its beginning.
func (e *emitter) leaveTail(c *tailCut) {
	e.current, e.value, e.also = &e.f.Insts[c.inst], 0, nil
	e.emit(amd64.Ins(amd64.JMP, amd64.W0, amd64.L(c.label)))
}
