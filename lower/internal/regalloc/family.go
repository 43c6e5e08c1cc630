package regalloc

import "statepoint/lower/internal/mir"

// family is a set of values, no two of them live at once, that share a stack slot.
type family struct {
	spanSet
	// size is the slot's size in bytes.
	size uint8
	// fixed is one more than the number of the incoming stack argument that the slot is, 0 for an
	// ordinary slot.
	fixed int32
	slot  int32 // index of Result.Slots, -1 until it is assigned
}

// familySet are the families: values that statepoints record, and their relocated successors.
// Members of a family are linked by parent, a union-find with the family's number at the root.
type familySet struct {
	live   *liveness
	parent []mir.VReg
	number []int32
	all    []family
}

// root is the root of v's family, 0 if it has none.
func (s *familySet) root(v mir.VReg) mir.VReg {
	p := s.parent[v]
	if p == 0 || p == v {
		return p
	}
	for p != s.parent[p] {
		s.parent[p] = s.parent[s.parent[p]]
		p = s.parent[p]
	}
	s.parent[v] = p
	return p
}

// found makes v the only member of a family if it has none, and returns the root.
func (s *familySet) found(v mir.VReg) mir.VReg {
	if r := s.root(v); r != 0 {
		return r
	}
	s.parent[v] = v
	d := &s.live.values[v]
	info := &s.live.f.VRegs[v]
	s.all = append(s.all, family{spanSet: spanSet{spans: s.live.spans[d.r0:d.r1:d.r1]},
		size: info.Size, fixed: info.Incoming, slot: -1})
	s.number[v] = int32(len(s.all) - 1)
	if s.neededTwice(v) {
		fam := s.at(v)
		fam.spanSet = spanSet{[]span{{0, 4 * int32(len(s.live.f.Insts))}}, true}
	}
	return v
}

// neededTwice reports whether v is live after a call that may return twice. Code between the two
// returns must then not overwrite v's slot, whether v is live there or not, so no other value
// shares it. Callee-saved registers have the same values at the second return as at the first.
func (s *familySet) neededTwice(v mir.VReg) bool {
	for _, pos := range s.live.twice {
		if s.live.liveAt(v, pos+3) {
			return true
		}
	}
	return false
}

// at returns the family with the given root.
func (s *familySet) at(root mir.VReg) *family { return &s.all[s.number[root]] }

// join merges the families of v and w if no two members are live at once. It returns w's.
func (s *familySet) join(v, w mir.VReg) *family {
	x, y := s.found(v), s.found(w)
	fx := s.at(x)
	if x == y {
		return fx
	}
	fy := s.at(y)
	if fx.size != fy.size || fx.fixed != 0 || fy.fixed != 0 || overlap(fx.spans, fy.spans) {
		return fy
	}
	fx.union(&fy.spanSet)
	fy.spans = nil
	s.parent[y] = x
	return fx
}

// reset removes all families.
func (s *familySet) reset() {
	f := s.live.f
	s.parent = resize(s.parent, len(f.VRegs))
	clear(s.parent)
	s.number = resize(s.number, len(f.VRegs))
	s.all = s.all[:0]
}

// build forms the families of recorded values, statepoint by statepoint.
func (s *familySet) build() {
	f := s.live.f
	for _, pos := range s.live.calls {
		in := &f.Insts[pos>>2]
		if in.Op != mir.Statepoint && in.Op != mir.StackMap && in.Op != mir.PatchPoint {
			continue
		}
		s.recordedAt(in, pos)
	}
}

// recordedAt joins the values that a statepoint records with their relocates, and reserves the
// slots of the others across the call.
func (s *familySet) recordedAt(in *mir.Inst, pos int32) {
	for k := in.Ops; k < in.Ops+in.N; k++ {
		o := &s.live.f.Operands[k]
		if o.Role != mir.SlotUse {
			continue
		}
		d := &s.live.values[o.Reg]
		outlives := s.live.spans[d.r1-1].to > pos+1 && s.live.liveAt(o.Reg, pos+1)
		switch {
		case o.Index != o.Reg:
			s.join(o.Reg, o.Index).hold(pos)
		case o.Flags&mir.Clobbered != 0 && outlives:
			// The collector may write to the slot, but the old value is still used: it is recorded
			// in a separate slot.
			t := s.live.copyDuring(o.Reg, pos)
			s.parent, s.number = append(s.parent, 0), append(s.number, 0)
			o.Index = t
			s.at(s.found(t)).hold(pos)
		default:
			s.at(s.found(o.Reg)).hold(pos)
		}
	}
}

// hold reserves the family's slot across the call at pos.
func (f *family) hold(pos int32) { f.add(pos+1, pos+3) }

// same reports whether two values share a slot.
func (s *familySet) same(v, w mir.VReg) bool {
	return v == w || s.root(v) != 0 && s.root(v) == s.root(w)
}
