package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// A result that does not fit the registers for results is written to memory of the caller, whose address is passed before all arguments and handed back, as if the
// function had a parameter with the attribute sret. LLVM does the same.

// inMemory reports whether results of a type are returned so.
func (s *selector) inMemory(t *ir.Type) bool {
	if t.IsVoid() || isWord(t) {
		return false
	}
	var places argPlaces
	for _, p := range s.parts(t) {
		if _, ok := places.result(p); !ok {
			return true
		}
	}
	return false
}

// resultObject is memory of the frame for a result of a call.
func (s *selector) resultObject(t *ir.Type) int {
	s.out.Objects = append(s.out.Objects, mir.Object{Size: max(s.Layout.Size(t), 8), Align: min(max(s.Layout.PrefAlign(t), 8), 16)})
	return len(s.out.Objects) - 1
}

// loadResult defines a call's value by what the callee wrote.
func (s *selector) loadResult(v ir.Value, t *ir.Type, object int) {
	for i, p := range append([]part(nil), s.parts(t)...) {
		s.loadPart(s.vreg(v, i), mir.Frame(object, int64(p.off)), p)
	}
}

// storeResult writes a function's result to the memory that its caller gave for it, and gives its address back.
func (s *selector) storeResult(v ir.Value) mir.Operand {
	if s.resultAt == 0 {
		s.resultAt = s.temp(mir.GPR, 8)
	}
	if !isUndef(v) {
		for i, p := range append([]part(nil), s.parts(v.Type())...) {
			s.storePart(mir.M(s.resultAt, int64(p.off)), v, i, p)
		}
	}
	return mir.R(s.resultAt).In(amd64.RAX)
}
