package isel

import (
	"statepoint/core/analysis"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/lower/internal/mir"
)

// clobbered flags values that a collector may overwrite.
func (r *recorder) clobbered() mir.OperandFlags {
	if r.s.gc.moves() {
		return mir.Clobbered
	}
	return 0
}

// live records the pairs for a non-moving collector (Statepoints.rst, "Simplifications for
// Non-Relocating GCs"): without relocates to show what is live, every reference in "gc-live" is
// recorded and stays usable after the call. Its base is the listed reference from which address
// arithmetic derives it; a pointer whose base is a merge is its own base.
func (r *recorder) live(sp *gc.Statepoint) {
	s := r.s
	listed := map[valuePart]int{} // the last of equal ones
	for i := range sp.Live {
		v, part := s.walk.follow(sp.Live[i].Value, 0)
		listed[valuePart{v, part}] = i
	}
	bases := analysis.NewBases()
	for i := range sp.Live {
		v := sp.Live[i].Value
		w, part := s.Resolve(v, 0)
		k := valuePart{w, part}
		if !gc.HoldsGCPointers(s.gc.strategy, v.Type()) || s.walk.isFixed(w, part) ||
			listed[k] != i {
			continue
		}
		base := v
		if at, ok := s.baseAmong(bases, v, listed); ok {
			base = sp.Live[at].Value
		}
		if isWide(v.Type()) {
			s.pairs = append(s.pairs, pair{derived: v, base: base})
			continue
		}
		s.pairs = append(s.pairs, pair{derived: w, base: base, part: part, listed: v})
		reg := s.Source(w, part).Reg
		if r.recorded(reg) == nil && !r.inRegisters(reg, reg) {
			r.operand(reg, 0, mir.Derived)
		}
	}
}

// baseAmong is the index of v's base among the listed values, or false if it is not listed.
func (s *recording) baseAmong(bases *analysis.Bases, v ir.Value, listed map[valuePart]int) (int,
	bool) {
	d, err := bases.DefiningValue(v)
	if err != nil || d.Type().IsVector() != v.Type().IsVector() {
		return 0, false
	}
	w, part := s.walk.follow(d, 0)
	at, ok := listed[valuePart{w, part}]
	return at, ok
}

// hasPair reports whether the statepoint already records a part of a value.
func (s *recording) hasPair(v ir.Value, part int) bool {
	for i := range s.pairs {
		if s.pairs[i].derived == v && s.pairs[i].part == part {
			return true
		}
	}
	return false
}
