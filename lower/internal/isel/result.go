package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/abi"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/isel/x87"
	"statepoint/lower/internal/mir"
)

// ret selects ret.
func (s *functionEnds) ret(in *ir.Instr) {
	p := in.Prev()
	if p != nil && p.Op == ir.BitCast && p.Prev() != nil {
		p = p.Prev()
	}
	if p != nil && s.tails.isTailCall(p) {
		return // the call returns to this function's caller
	}
	if p = s.tails.walk.prevCode(in); s.calling.tabled && p != nil && s.tails.isTailCall(p) {
		return
	}
	var ops []mir.Operand
	var pushed []x87.Pushed
	var computed ir.Value
	conv := s.Out.Conv
	if in.NumOps() > 0 {
		v := in.Operand(0)
		if s.conv.inMemory(v.Type(), conv) {
			s.leave(s.errorResult(s.storeResult(v)))
			return
		}
		places := conv.ResultPlaces()
		for _, p := range s.conv.abiParts(make([]abiPart, 0, 4), v.Type()) {
			at := places.Next(p.ABIClass())
			switch {
			case build.IsExtended(v.Type()):
				computed = v
			case at.Kind == abi.OnX87:
				pushed = append(pushed, x87.Pushed{Src: s.conv.passed(v, &p, nil), Bits: p.Bits})
			case !build.IsUndef(v) && p.how != padding:
				src := s.conv.passed(v, &p, s.Func.Ret)
				ops = append(ops, build.Narrowed(src, &p.Part).In(at.Reg))
			}
		}
	}
	if in.NumOps() == 0 && len(s.Func.Args) > 0 && conv.Handed {
		// sret may be the second parameter too
		for _, a := range s.Func.Args[:min(2, len(s.Func.Args))] {
			if a.Attrs.Has("sret") {
				// The address of the result is returned (psABI 3.2.3, "Returning of Values").
				ops = append(ops, s.Source(a, 0).In(amd64.RAX))
			}
		}
	}
	ops = s.errorResult(ops)
	if computed != nil {
		s.x87.Push(computed, 0)
	}
	for k := len(pushed) - 1; k >= 0; k-- { // the first is at the top
		s.x87.PushPart(pushed[k], int64(k))
	}
	s.leave(ops)
}

// errorResult appends the value of the swifterror parameter, if there is one, to what is returned
// in registers: it has a fixed register, wherever the result is.
func (s *functionEnds) errorResult(ops []mir.Operand) []mir.Operand {
	for _, a := range s.Func.Args {
		if a.Attrs.Has("swifterror") {
			ops = append(ops, mir.R(s.calling.loadError(a)).In(s.Out.Conv.Specials[abi.SwiftError]))
		}
	}
	return ops
}

// leave emits the return, with the results in place.
func (s *functionEnds) leave(ops []mir.Operand) {
	for i := range ops {
		s.Out.Results |= abi.SetOf(ops[i].Phys)
	}
	s.Emit(mir.Ret, amd64.W64, ops...).Flags |= mir.IsTerm
}

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
