package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/abi"
	"statepoint/lower/amd64"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

// pushedPart is a part of a result that goes on the x87 stack.
type pushedPart struct {
	src  mir.Operand
	bits uint32
}

// ret selects ret.
func (s callSequences) ret(in *ir.Instr) {
	if p := in.Prev(); p != nil && (s.isTailCall(p) || p.Op == ir.BitCast && p.Prev() != nil &&
		s.isTailCall(p.Prev())) {
		return // the call returns in this function's place
	}
	var ops []mir.Operand
	var pushed []pushedPart
	var computed ir.Value
	conv := s.Out.Conv
	if in.NumOps() > 0 {
		v := in.Operand(0)
		if s.inMemory(v.Type(), conv) {
			s.leave(s.storeResult(v))
			return
		}
		places := conv.ResultPlaces()
		for _, p := range s.abiParts(make([]abiPart, 0, 4), v.Type()) {
			at := places.Next(p.ABIClass())
			switch {
			case build.IsExtended(v.Type()):
				computed = v
			case at.Kind == abi.OnX87:
				pushed = append(pushed, pushedPart{s.passed(v, &p, nil), p.Bits})
			case !build.IsUndef(v):
				ops = append(ops, narrowed(s.passed(v, &p, s.Func.Ret), &p.Part).In(at.Reg))
			}
		}
	}
	if in.NumOps() == 0 && len(s.Func.Args) > 0 && conv.Handed {
		// sret may be the second parameter too
		for _, a := range s.Func.Args[:min(2, len(s.Func.Args))] {
			if a.Attrs.Has("sret") {
				// The address of the result is handed back (psABI 3.2.3, "Returning of Values").
				ops = append(ops, s.Source(a, 0).In(amd64.RAX))
			}
		}
	}
	for _, a := range s.Func.Args {
		if a.Attrs.Has("swifterror") {
			ops = append(ops, mir.R(s.loadError(a)).In(conv.Specials[abi.SwiftError]))
		}
	}
	if computed != nil {
		s.x87.push(computed, 0)
	}
	for k := len(pushed) - 1; k >= 0; k-- { // the first is on top
		s.pushPart(pushed[k], int64(k))
	}
	s.leave(ops)
}

// leave returns with results in place.
func (s callSequences) leave(ops []mir.Operand) {
	for i := range ops {
		s.Out.Results |= abi.SetOf(ops[i].Phys)
	}
	s.Emit(mir.Ret, amd64.W64, ops...).Flags |= mir.IsTerm
}

// pushPart puts a part on the x87 stack, which has room for every float and double.
func (s callSequences) pushPart(p pushedPart, n int64) {
	if p.bits == 80 || p.src.Kind == mir.KindImm {
		s.x87.pushSource(p.src, n)
		return
	}
	move, push := amd64.MOVSD, amd64.FLD64
	if p.bits == 32 {
		move, push = amd64.MOVSS, amd64.FLD32
	}
	o := p.src
	if !o.IsMem() {
		slot := s.x87.extendedSlot(n % extendedSlots)
		s.X86(move, amd64.W0, slot, o.As(mir.Use))
		o = slot
	}
	s.X86(push, amd64.W0, o)
}

// popResult takes a part of a call's result off the x87 stack, into d if there is one.
func (s callSequences) popResult(d mir.VReg, bits uint32) {
	slot := s.x87.extendedSlot(0)
	switch {
	case d == 0:
		s.X86(amd64.FPOP, amd64.W0)
	case bits == 32:
		s.X86(amd64.FSTP32, amd64.W0, slot)
		s.X86(amd64.MOVSS, amd64.W0, mir.D(d), slot)
	case bits == 64:
		s.X86(amd64.FSTP64, amd64.W0, slot)
		s.X86(amd64.MOVSD, amd64.W0, mir.D(d), slot)
	default:
		s.x87.pop(d)
	}
}
