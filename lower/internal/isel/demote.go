package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// A result that does not fit the result registers is stored to memory of the caller. The address of
// that memory is passed before all arguments and returned, as if the function had an sret
// parameter. LLVM does the same.

// inMemory reports whether results of a type are returned in memory.
func (s *conventions) inMemory(t *ir.Type, c *abi.Convention) bool {
	if t.IsVoid() || build.IsWord(t) {
		return false
	}
	places := c.ResultPlaces()
	for _, p := range s.abiParts(make([]abiPart, 0, 4), t) {
		switch at := places.Next(p.ABIClass()); {
		case at.Kind == abi.Nowhere:
			return true
		case at.Kind == abi.InReg && abi.ForMoves.Has(at.Reg):
			s.Fail("a result in `" + at.Reg.String() + "`")
			return false
		}
	}
	return false
}

// resultObject is the frame object for a call's result.
func (s *conventions) resultObject(t *ir.Type) int {
	s.Out.Objects = append(s.Out.Objects, mir.Object{Size: max(s.Env.Layout.Size(t), 8),
		Align: min(max(s.Env.Layout.PrefAlign(t), 8), 16)})
	return len(s.Out.Objects) - 1
}

// storeResult writes a function's result to the memory provided by the caller and returns its
// address.
func (s *functionEnds) storeResult(v ir.Value) []mir.Operand {
	if s.resultAt == 0 {
		s.resultAt = s.Temp(mir.GPR, 8)
	}
	if !build.IsUndef(v) {
		for i, p := range append([]build.Part(nil), s.Parts(v.Type())...) {
			s.mem.StorePart(mir.M(s.resultAt, int64(p.Off)), v, i, p)
		}
	}
	if !s.Out.Conv.Handed {
		return nil
	}
	return []mir.Operand{mir.R(s.resultAt).In(amd64.RAX)}
}
