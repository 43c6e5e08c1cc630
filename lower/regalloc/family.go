package regalloc

import (
	"slices"

	"statepoint/lower/mir"
)

func sortSpans(s []span) {
	slices.SortFunc(s, func(x, y span) int { return int(x.from - y.from) })
}

// family is a set of values that share a slot of the frame because no two are alive at once.
type family struct {
	spans []span
	// owned is set when spans is the family's own and may be changed in place.
	owned bool
	// size is the slot's size in bytes.
	size uint8
	// fixed is one more than the incoming stack argument whose place the slot is, 0 for an ordinary
	// slot.
	fixed int32
	slot  int32 // index of Result.Slots, -1 until it is assigned
}

// Families: values that statepoints record, and what comes of them. members of one family are
// linked by parent, union-find with the family's data at the root.

// rootOf is the root of v's family, 0 if it has none.
func (a *allocator) rootOf(v mir.VReg) mir.VReg {
	p := a.parent[v]
	if p == 0 || p == v {
		return p
	}
	for p != a.parent[p] {
		a.parent[p] = a.parent[a.parent[p]]
		p = a.parent[p]
	}
	a.parent[v] = p
	return p
}

// found makes v the only member of a family if it has none, and returns the root.
func (a *allocator) found(v mir.VReg) mir.VReg {
	if r := a.rootOf(v); r != 0 {
		return r
	}
	a.parent[v] = v
	d := &a.values[v]
	a.families = append(a.families, family{
		spans: a.spans[d.r0:d.r1:d.r1], size: a.f.VRegs[v].Size, fixed: a.f.VRegs[v].Incoming, slot: -1,
	})
	a.familyOf[v] = int32(len(a.families) - 1)
	if a.neededTwice(v) {
		fam := a.familyAt(v)
		fam.spans, fam.owned = []span{{0, 4 * int32(len(a.f.Insts))}}, true
	}
	return v
}

// neededTwice reports whether v is alive behind a call that may return twice. What runs between the
// two returns must then leave v's slot alone, whether v is alive there or not, so the slot is its
// alone. Registers that callees save have their values of the first return again at the second.
func (a *allocator) neededTwice(v mir.VReg) bool {
	for _, pos := range a.twice {
		if a.liveAt(v, pos+3) {
			return true
		}
	}
	return false
}

func (a *allocator) familyAt(root mir.VReg) *family { return &a.families[a.familyOf[root]] }

// join makes one family of those of v and w if no two members are alive at once.
func (a *allocator) join(v, w mir.VReg) bool {
	x, y := a.found(v), a.found(w)
	if x == y {
		return true
	}
	fx, fy := a.familyAt(x), a.familyAt(y)
	if fx.size != fy.size || fx.fixed != 0 || fy.fixed != 0 || overlap(fx.spans, fy.spans) {
		return false
	}
	fx.union(fy)
	fy.spans = nil
	a.parent[y] = x
	return true
}

func overlap(s, t []span) bool {
	for len(s) > 0 && len(t) > 0 {
		switch {
		case s[0].to <= t[0].from:
			s = s[1:]
		case t[0].to <= s[0].from:
			t = t[1:]
		default:
			return true
		}
	}
	return false
}

// maxSpans bounds the spans a family keeps apart; beyond that it counts as alive from first to
// last, so that joining stays linear.
const maxSpans = 128

// union adds the spans of another family, which do not overlap its own.
func (fam *family) union(other *family) {
	s, t := fam.spans, other.spans
	if len(s) == 0 || len(t) == 0 {
		return
	}
	if len(t) == 1 && s[len(s)-1].to == t[0].from {
		// The common case: the next statepoint of a chain.
		fam.own()
		fam.spans[len(s)-1].to = t[0].to
		return
	}
	out := make([]span, 0, len(s)+len(t))
	for len(s) > 0 || len(t) > 0 {
		var next span
		if len(t) == 0 || len(s) > 0 && s[0].from < t[0].from {
			next, s = s[0], s[1:]
		} else {
			next, t = t[0], t[1:]
		}
		if n := len(out); n > 0 && next.from <= out[n-1].to {
			out[n-1].to = max(out[n-1].to, next.to)
			continue
		}
		out = append(out, next)
	}
	if len(out) > maxSpans {
		out[0].to = out[len(out)-1].to
		out = out[:1]
	}
	fam.spans, fam.owned = out, true
}

// own makes the spans the family's own.
func (fam *family) own() {
	if !fam.owned {
		fam.spans = append(make([]span, 0, len(fam.spans)+2), fam.spans...)
		fam.owned = true
	}
}

// hold makes a family's slot taken from position from to position to.
func (fam *family) hold(from, to int32) {
	last := len(fam.spans) - 1
	for i := last; i >= 0; i-- {
		if s := fam.spans[i]; s.from <= from {
			if to <= s.to {
				return
			}
			break
		}
	}
	fam.own()
	if s := &fam.spans[last]; s.from <= from && from <= s.to {
		s.to = to
		return
	}
	fam.spans = mergeSpans(append(fam.spans, span{from, to}), 0)
}

// buildFamilies forms the families: first statepoint by statepoint, then through phis, the
// innermost loops first.
func (a *allocator) buildFamilies() {
	f := a.f
	a.parent = resize(a.parent, len(f.VRegs))
	clear(a.parent)
	a.familyOf = resize(a.familyOf, len(f.VRegs))
	a.families = a.families[:0]
	if len(f.Points) == 0 {
		return
	}
	for _, pos := range a.calls {
		in := &f.Insts[pos>>2]
		if in.Op != mir.Statepoint && in.Op != mir.StackMap && in.Op != mir.PatchPoint {
			continue
		}
		a.statepointFamilies(in, pos)
	}
	a.phiFamilies()
}

// statepointFamilies joins what a statepoint records with what it becomes, and keeps the slots of
// the rest through the call.
func (a *allocator) statepointFamilies(in *mir.Inst, pos int32) {
	for k := in.Ops; k < in.Ops+in.N; k++ {
		o := &a.f.Operands[k]
		if o.Role != mir.SlotUse {
			continue
		}
		d := &a.values[o.Reg]
		outlives := a.spans[d.r1-1].to > pos+1 && a.liveAt(o.Reg, pos+1)
		switch {
		case o.Index != o.Reg:
			a.join(o.Reg, o.Index)
			a.hold(o.Index, pos)
		case o.Flags&mir.Clobbered != 0 && outlives:
			// The collector may write to the slot but the value is used on as it was: it is
			// recorded in a slot of its own.
			t := a.f.NewVReg(a.f.VRegs[o.Reg])
			a.addValue(t, pos)
			o.Index = t
			a.found(t)
			a.hold(t, pos)
		default:
			a.found(o.Reg)
			a.hold(o.Reg, pos)
		}
	}
}

// hold keeps the slot of v's family through the call at pos.
func (a *allocator) hold(v mir.VReg, pos int32) { a.familyAt(a.found(v)).hold(pos+1, pos+3) }

// addValue makes room for a virtual register made after liveness was found; it is alive during the
// call at pos, in memory.
func (a *allocator) addValue(t mir.VReg, pos int32) {
	n := int32(len(a.spans))
	a.spans = append(a.spans, span{pos + 1, pos + 3})
	a.values = append(a.values, value{def: pos + 1, block: a.instBlock[pos>>2], kind: defMem,
		op: noOperand, r0: n, r1: n + 1})
	a.parent = append(a.parent, 0)
	a.familyOf = append(a.familyOf, 0)
	a.f.VRegs[t].Incoming = 0
}

// liveAt reports whether v is alive at a position.
func (a *allocator) liveAt(v mir.VReg, pos int32) bool {
	d := &a.values[v]
	for _, s := range a.spans[d.r0:d.r1] {
		if pos < s.from {
			return false
		}
		if pos < s.to {
			return true
		}
	}
	return false
}

// phiFamilies joins phis with their sources where one of them has a slot anyway, and decides which
// phis are born in memory.
func (a *allocator) phiFamilies() {
	f := a.f
	deepest := int32(0)
	for i := range f.Blocks {
		if f.Blocks[i].Phi0 < f.Blocks[i].PhiEnd {
			deepest = max(deepest, f.Blocks[i].Depth)
		}
	}
	for pass := range 2 {
		for depth := min(deepest, 8); depth >= 0; depth-- {
			for i := range f.Blocks {
				b := &f.Blocks[i]
				if min(b.Depth, 8) != depth {
					continue
				}
				for k := b.Phi0; k < b.PhiEnd; k++ {
					a.joinPhi(b, &f.Phis[k], pass)
				}
			}
		}
	}
	for i := range f.Blocks {
		b := &f.Blocks[i]
		for k := b.Phi0; k < b.PhiEnd; k++ {
			a.placePhi(b, &f.Phis[k])
		}
	}
}

// joinPhi joins a phi with its sources if it, or one of them, is recorded at statepoints or born in
// memory.
func (a *allocator) joinPhi(b *mir.Block, phi *mir.Phi, pass int) {
	f := a.f
	if f.VRegs[phi.Dst].Class != mir.GPR {
		return
	}
	wanted := a.rootOf(phi.Dst) != 0
	for p := range b.PredEnd - b.Pred0 {
		if s := &f.Sources[phi.Src0+p]; s.Kind == mir.KindReg && a.rootOf(s.Reg) != 0 &&
			a.values[s.Reg].kind == defMem {
			wanted = true
		}
	}
	if !wanted {
		return
	}
	for p := range b.PredEnd - b.Pred0 {
		if s := &f.Sources[phi.Src0+p]; s.Kind == mir.KindReg && s.Reg != phi.Dst &&
			(a.rootOf(s.Reg) != 0 || pass == 1) {
			a.join(phi.Dst, s.Reg)
		}
	}
}

// weight is how often a block runs, as far as its loops tell.
func weight(depth int32) int64 { return 1 << (3 * min(depth, 12)) }

// placePhi decides whether a phi is born in its slot: if loading it where it is used and storing
// those sources that are in registers costs less than loading those that are in memory and storing
// it at statepoints.
func (a *allocator) placePhi(b *mir.Block, phi *mir.Phi) {
	f := a.f
	root := a.rootOf(phi.Dst)
	if root == 0 {
		return
	}
	var inMemory, inReg int64
	for p, pred := range f.Preds(b) {
		w := weight(f.Blocks[pred].Depth)
		s := &f.Sources[phi.Src0+int32(p)]
		switch {
		case s.Kind != mir.KindReg || a.rootOf(s.Reg) != root:
			inReg += w
		case s.Reg == phi.Dst:
		case a.values[s.Reg].kind == defMem, a.values[s.Reg].kind == defPhi &&
			a.values[s.Reg].def >= a.values[phi.Dst].def:
			inMemory += w
		default:
			inReg += w
		}
	}
	d := &a.values[phi.Dst]
	var reloads, stores int64
	last := int32(-1)
	for _, u := range a.uses[d.u0:d.u1] {
		if u.op == noOperand {
			continue
		}
		blk := a.instBlock[u.pos>>2]
		if u.op&indexUse == 0 && f.Operands[u.op].Role == mir.SlotUse {
			stores += weight(f.Blocks[blk].Depth)
			continue
		}
		if blk != last {
			reloads += weight(f.Blocks[blk].Depth)
			last = blk
		}
	}
	if inMemory > 0 && inReg+reloads <= inMemory+stores {
		d.kind = defMem
	}
}
