package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// result is the register of a part of a result, none for one on the x87 stack, which is the topmost or below the one before.
func (a *argPlaces) result(p part) (amd64.Reg, bool) {
	if p.onStack() {
		a.x87++
		return amd64.NoReg, a.x87 <= numRetX87
	}
	if p.class == mir.XMM {
		a.xmm++
		return amd64.XMM0 + amd64.Reg(a.xmm-1), a.xmm <= numRetXMM
	}
	a.gpr++
	if a.gpr > len(retGPR) {
		return 0, false
	}
	return retGPR[a.gpr-1], true
}

// ret selects ret.
func (s *selector) ret(in *ir.Instr) {
	if p := in.Prev(); p != nil && (s.isTailCall(p) || p.Op == ir.BitCast && p.Prev() != nil && s.isTailCall(p.Prev())) {
		return // the call returns in this function's place
	}
	var ops []mir.Operand
	var pushed []mir.Operand
	var computed ir.Value
	if in.NumOps() > 0 {
		v := in.Operand(0)
		var places argPlaces
		if s.inMemory(v.Type()) {
			s.emit(mir.Ret, amd64.W64, s.storeResult(v)).Flags |= mir.IsTerm
			return
		}
		for k, p := range append([]part(nil), s.parts(v.Type())...) {
			r, ok := places.result(p)
			if !ok {
				s.fail("a result of type `" + v.Type().String() + "`, which does not fit the registers for results")
				return
			}
			switch {
			case isExtended(v.Type()):
				computed = v
				continue
			case p.onStack():
				pushed = append(pushed, s.source(v, k))
				continue
			}
			if isUndef(v) {
				continue
			}
			ops = append(ops, narrowed(s.abiSource(v, k, p, s.f.Ret), p).In(r))
		}
	}
	if in.NumOps() == 0 && len(s.f.Args) > 0 && s.f.Args[0].Attrs.Has("sret") {
		// The address of the result is handed back (psABI 3.2.3, "Returning of Values").
		ops = append(ops, s.source(s.f.Args[0], 0).In(amd64.RAX))
	}
	for _, a := range s.f.Args {
		if a.Attrs.Has("swifterror") {
			ops = append(ops, mir.R(s.loadError(a)).In(amd64.R12))
		}
	}
	if computed != nil {
		s.push(computed, 0)
	}
	for k := len(pushed) - 1; k >= 0; k-- { // the first is on top
		s.pushSource(pushed[k], int64(k))
	}
	s.emit(mir.Ret, amd64.W64, ops...).Flags |= mir.IsTerm
}
