package emit

import (
	"slices"
	"sort"

	"statepoint/core/provenance"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/mir"
	"statepoint/lower/internal/regalloc"
)

// Blocks often end alike: a call that records the same values in the same slots, then the epilogue.
// After register allocation, such ends are found here, and all but one of them become a jump into
// the remaining one. That saves code, and for each call its record in the stack map. The remaining
// end records the ids that the others implement.

// tailCut is the point at which a block jumps to the end of another one.
type tailCut struct {
	inst int32 // the first instruction that the other block executes
	// prepared is set if this block puts the operands of inst, a call, in place, and only the call
	// itself is in the other block.
	prepared bool
	label    amd64.Label
}

// tailEntry is a position in a block to which others jump.
type tailEntry struct {
	inst     int32
	prepared bool
	label    amd64.Label
	next     int32 // of the same block, -1 for none
	bound    int32 // the instruction emitted at its label, with Emitter.Checked
}

// tails are the block ends that are shared.
type tails struct {
	*job
	out    *writer
	layout *layout
	eq     *equality
	safe   *safePoints

	cuts    []tailCut
	entries []tailEntry
	// role is, by block, one more than the index of its cut, or the complement of the index of its
	// first entry, or 0.
	role  []int32
	heads [64]int32 // by hash, one more than the index in ends of the last end
	ends  []tailEnd
	// also are the points whose calls were merged into another's, ascending by the point whose
	// record they share. With detail only.
	also []mergedPoint
	// twins maps an instruction to those of other blocks that it replaces. With detail only.
	twins map[int32][]twin
	// kept are the instructions with twins.
	kept []int32
}

// twin is an instruction of a block that jumps to a shared end.
type twin struct {
	inst, block int32
	// prepared is set for a call whose operands its own block puts in place.
	prepared bool
}

// Held is a moved value, and the block in which it is moved.
type Held struct {
	Value provenance.ID
	Block int32
}

type tailEnd struct {
	block, next int32
	hash        uint32
}

type mergedPoint struct{ point, gone int32 }

// maxTails is the number of earlier ends with the same hash that an end is compared with.
const maxTails = 8

// find finds the blocks whose ends are the same as those of others.
func (t *tails) find() {
	t.cuts, t.entries, t.ends, t.also = t.cuts[:0], t.entries[:0], t.ends[:0], t.also[:0]
	clear(t.twins)
	t.kept = t.kept[:0]
	t.role = grow(t.role, len(t.f.Blocks))
	clear(t.role)
	if len(t.layout.order) < 3 {
		return
	}
	clear(t.heads[:])
	for i, n := range t.layout.order {
		h, on, ok := t.hash(&t.f.Blocks[n], t.layout.next(i))
		if !ok {
			continue
		}
		slot := &t.heads[h%uint32(len(t.heads))]
		if on {
			t.mergeInto(n, h, *slot)
			continue
		}
		if t.merge(n, h, *slot) {
			continue
		}
		t.ends = append(t.ends, tailEnd{block: n, next: *slot, hash: h})
		*slot = int32(len(t.ends))
	}
	t.join()
	sort.SliceStable(t.also, func(i, j int) bool { return t.also[i].point < t.also[j].point })
}

// hash is a hash of a block's end, and on reports whether the block falls through to the next one;
// ok is false for a block whose end cannot be shared.
func (t *tails) hash(b *mir.Block, next int32) (h uint32, on, ok bool) {
	f := t.f
	if b.End-b.First < 2 || b.Pad || b.Early && t.frame.Late != 0 {
		return 0, false, false
	}
	last := &f.Insts[b.End-1]
	h = uint32(last.Op)
	switch last.Op {
	case mir.Ret, mir.Trap, mir.TailCall:
	case mir.Op(amd64.JMP):
		o := f.Ops(last)
		if o[0].Kind != mir.KindBlock {
			return 0, false, false
		}
		to := t.layout.target(int32(o[0].Val))
		on = to == next && !b.Cold
		h = h*31 + uint32(to)
	default:
		return 0, false, false
	}
	before := &f.Insts[b.End-2]
	if on && before.Flags&mir.IsCall == 0 {
		return 0, false, false // a jump to it would save no call
	}
	h = h*31 + uint32(before.Op)
	if before.Flags&mir.IsCall != 0 && before.N > 0 {
		o := &f.Ops(before)[0]
		h = (h*31+uint32(o.Kind))*31 + uint32(o.Sym)
	}
	return h ^ h>>9, on, true
}

// merge finds an end, in the list that begins at index at, with which block n can share its own.
func (t *tails) merge(n int32, h uint32, at int32) bool {
	for steps := 0; at > 0 && steps < maxTails; steps++ {
		end := &t.ends[at-1]
		at = end.next
		if end.hash != h || !t.share(n, end.block) {
			continue
		}
		return true
	}
	return false
}

// mergeInto makes blocks in the list that begins at index at jump to the end of block n, which
// falls through: they jump as often as before, and it needs no jump.
func (t *tails) mergeInto(n int32, h uint32, at int32) {
	for steps := 0; at > 0 && steps < maxTails; steps++ {
		end := &t.ends[at-1]
		at = end.next
		if end.hash == h && t.role[end.block] == 0 {
			t.share(end.block, n)
		}
	}
}

// share makes block n jump to the end of block m if their equal ends are long enough.
func (t *tails) share(n, m int32) bool {
	f := t.f
	b, c := &f.Blocks[n], &f.Blocks[m]
	i, j := b.End, c.End
	calls, insts, moves := 0, 0, 0
	prepared := false
	for i > b.First && j > c.First {
		x, y := &f.Insts[i-1], &f.Insts[j-1]
		if !t.eq.insts(x, y) || !t.eq.moves(i-1, j-1, regalloc.After) {
			break
		}
		if !t.eq.copies(x, y) || !t.eq.moves(i-1, j-1, regalloc.AtStart) {
			if prepared = x.Flags&mir.IsCall != 0; prepared {
				calls++
				insts++
				i, j = i-1, j-1
			}
			break
		}
		if x.Flags&mir.IsCall != 0 {
			calls++
			moves += t.arguments(x)
		}
		insts++
		i, j = i-1, j-1
	}
	for !prepared && i < b.End && f.Insts[i].Flags&mir.ReadsFlags != 0 {
		i, j = i+1, j+1
		insts--
	}
	// It costs a jump, so a few instructions are not worth it if the block may run often.
	if calls == 0 && (insts < 4 || b.Depth > 0 && !b.Cold) {
		return false
	}
	if f.Insts[b.End-1].Op == mir.Op(amd64.JMP) && insts+moves+calls < 3 {
		return false // as long as the jump that replaces it
	}
	if insts < 2 {
		return false
	}
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
		t.entries = append(t.entries, tailEntry{inst: j, prepared: prepared,
			label: t.out.asm.NewLabel(), next: first})
		t.role[m] = ^k
	}
	t.cuts = append(t.cuts, tailCut{inst: i, prepared: prepared, label: t.entries[k].label})
	t.role[n] = int32(len(t.cuts))
	if t.detail {
		t.carry(n, i, j, prepared)
	}
	return true
}

// arguments is the number of a call's operands that are copied to registers.
func (t *tails) arguments(in *mir.Inst) (n int) {
	ops := t.f.Ops(in)
	for i := range ops {
		if o := &ops[i]; o.Role == mir.FixedUse && o.PhysIndex != o.Phys {
			n++
		}
	}
	return n
}

// carry records that the instructions from j also implement those from i of another block.
func (t *tails) carry(block, i, j int32, prepared bool) {
	if t.twins == nil {
		t.twins = map[int32][]twin{}
	}
	for ; i < t.f.Blocks[block].End; i, j = i+1, j+1 {
		list := t.twins[j]
		if len(list) == 0 {
			t.kept = append(t.kept, j)
		}
		t.twins[j] = append(list, twin{i, block, prepared})
		prepared = false
		if x := &t.f.Insts[i]; x.Op == mir.Statepoint {
			t.also = append(t.also, mergedPoint{point: t.f.Insts[j].Aux, gone: x.Aux})
		}
	}
}

// join gives each remaining instruction the ids of those that it replaces.
func (t *tails) join() {
	f := t.f
	for _, j := range t.kept {
		y := &f.Insts[j]
		first := len(f.FromIDs)
		f.FromIDs = append(f.FromIDs, f.Carried(y)...)
		for _, tw := range t.twins[j] {
			f.FromIDs = append(f.FromIDs, f.Carried(&f.Insts[tw.inst])...)
		}
		ids := f.FromIDs[first:]
		slices.Sort(ids)
		if ids = slices.Compact(ids); len(ids) > 0 && ids[0] == 0 {
			ids = slices.Delete(ids, 0, 1)
		}
		f.FromIDs = f.FromIDs[:first+len(ids)]
		y.From, y.FromN = uint32(first), uint32(len(ids))
	}
}

// alsoMoved are the values that the nth of the allocator's moves of a stage moves for other blocks.
func (t *tails) alsoMoved(inst int32, st regalloc.Stage, nth int) (also []Held) {
	if !t.detail {
		return nil
	}
	for _, tw := range t.twins[inst] {
		if tw.prepared && st < regalloc.After {
			continue
		}
		k := nth
		for _, m := range t.eq.movesAt(tw.inst, st >= regalloc.After) {
			if m.Stage != st {
				continue
			}
			if k == 0 {
				also = append(also, Held{t.f.VRegs[m.VReg].Value, tw.block})
			}
			k--
		}
	}
	return also
}

// alsoCopied are the values that the copy of an operand moves for other blocks.
func (t *tails) alsoCopied(inst int32, op int) (also []Held) {
	if !t.detail {
		return nil
	}
	for _, tw := range t.twins[inst] {
		if !tw.prepared {
			if o := &t.f.Ops(&t.f.Insts[tw.inst])[op]; o.Kind == mir.KindReg {
				also = append(also, Held{t.f.VRegs[o.Reg].Value, tw.block})
			}
		}
	}
	return also
}

// cutOf is the cut of a block, nil if it has none.
func (t *tails) cutOf(block int32) *tailCut {
	if k := t.role[block]; k > 0 {
		return &t.cuts[k-1]
	}
	return nil
}

// enter binds the label of shared ends that begin at an instruction of a block.
func (t *tails) enter(block, inst int32, prepared bool) {
	if t.role[block] >= 0 {
		return
	}
	for k := ^t.role[block]; k >= 0; k = t.entries[k].next {
		if e := &t.entries[k]; e.inst == inst && e.prepared == prepared {
			t.out.bind(e.label)
			e.bound = int32(len(t.out.list))
		}
	}
}

// leave jumps to the rest of a block in another one. The jump implements the first instruction of
// that rest.
func (t *tails) leave(c *tailCut) {
	t.out.of(&t.f.Insts[c.inst], c.inst)
	t.safe.branching = true
	t.out.emit(amd64.Ins(amd64.JMP, amd64.W0, amd64.L(c.label)))
	t.safe.branching = false
}

// mergedInto calls f with every point whose call was merged into that of the given one, so that
// they share its record. With Detail only.
func (t *tails) mergedInto(point int32, f func(gone int32)) {
	also := t.also
	k, _ := slices.BinarySearchFunc(also, point, func(m mergedPoint, p int32) int {
		return int(m.point - p)
	})
	for ; k < len(also) && also[k].point == point; k++ {
		f(also[k].gone)
	}
}
