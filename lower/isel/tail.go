package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/abi"
	"statepoint/lower/amd64"
	"statepoint/lower/mir"
)

// isTailCall reports whether a call must be made in the place of the return after it: one marked musttail, and one marked tail under a convention that promises it
// (LangRef, "call").
func (s *selector) isTailCall(in *ir.Instr) bool {
	if in.Op != ir.Call || s.calls(in) != callsOrdinary {
		return false
	}
	if _, asm := in.Callee().(*ir.InlineAsm); asm {
		return false
	}
	if in.Has(ir.MustTail) {
		return true
	}
	c, next := abi.Of(in.Call.CC), in.Next()
	if c == nil || !c.TailCalls || !in.Has(ir.Tail) || in.Call.CC != s.f.CC || next == nil || next.Op != ir.Ret || len(in.Call.Bundles) > 0 {
		return false
	}
	return next.NumOps() == 0 && in.Type().IsVoid() || next.NumOps() == 1 && next.Operand(0) == ir.Value(in)
}

// tailCall selects such a call: arguments go where they are passed, those on the stack over the function's own, then the frame is left for a jump.
func (s *selector) tailCall(in *ir.Instr) {
	conv := s.convention(in.Call.CC)
	if conv == nil {
		return
	}
	if in.Call.FuncType.Variadic && s.f.FuncType.Variadic {
		s.fail("a tail call that passes variable arguments on")
		return
	}
	if conv != s.out.Conv {
		s.fail("a tail call of the convention `" + in.Call.CC.String() + "` from a function of `" + s.f.CC.String() + "`")
		return
	}
	if conv.KeepsMore() != 0 { // registers of arguments among them
		s.fail("a tail call from a function of the convention `" + s.f.CC.String() + "`")
		return
	}
	if s.inMemory(in.Type(), conv) {
		s.fail("a tail call whose result does not fit the registers")
		return
	}
	places := conv.Arguments()
	ops := append(s.callOps[:0], mir.Operand{})
	type stackStore struct {
		off int64
		src mir.Operand
		p   part
	}
	var stores []stackStore
	for i := range in.Args() {
		v, attrs := in.Arg(i), in.Call.ParamAttrs(i)
		if _, by := byValType(v, attrs); by || attrs.Has("swifterror") || refusedAttr(attrs, conv) != "" {
			s.fail("an argument of this kind in a tail call")
			return
		}
		if r := specialRegister(attrs, conv, &places); r != amd64.NoReg {
			ops = append(ops, s.source(v, 0).In(r))
			continue
		}
		ps := s.abiParts(make([]abiPart, 0, 4), v.Type())
		beginPair(&places, v.Type())
		for k := range ps {
			p := ps[k].part
			src := s.passed(v, &ps[k], attrs)
			switch at := places.Next(p.abiClass(), int64(p.size)); at.Kind {
			case abi.InReg:
				ops = append(ops, src.In(at.Reg))
			case abi.OnStack:
				stores = append(stores, stackStore{at.Off, src, p})
			default:
				s.fail("an argument of `" + in.Call.CC.String() + "` beyond its registers")
				return
			}
		}
		places.EndPair()
	}
	incoming := s.incomingPlaces()
	if len(stores) > 0 && places.Stack() > incoming.Stack() {
		s.fail("a tail call with more arguments on the stack than the function has itself")
		return
	}
	if len(stores) > 0 { // everything is read before the first of the function's own arguments is overwritten
		for i := 1; i < len(ops); i++ {
			ops[i] = mir.R(s.copyOf(ops[i])).In(ops[i].Phys)
		}
		for i := range stores {
			stores[i].src = mir.R(s.copySized(stores[i].src, stores[i].p))
		}
		for _, st := range stores {
			s.out.Objects = append(s.out.Objects, mir.Object{Size: 8, Align: 8, Incoming: int32(st.off/8) + 1})
			s.storeWhole(mir.Frame(len(s.out.Objects)-1, 0), st.src, st.p)
		}
	}
	if in.Call.FuncType.Variadic {
		ops = append(ops, mir.I(int64(places.Taken(abi.Float))).In(amd64.RAX))
	}
	target := s.target(in.Callee())
	if target.Kind != mir.KindSym {
		if target.Kind != mir.KindReg {
			r := s.temp(mir.GPR, 8)
			s.x86(amd64.MOV, amd64.W64, mir.D(r), target)
			target = mir.R(r)
		}
		at := amd64.R11
		if places.Used().Has(at) {
			at = amd64.RBX // which a convention that has arguments there does not keep
		}
		target = mir.R(target.Reg).In(at)
	}
	ops[0] = target
	s.callOps = ops
	s.emit(mir.TailCall, amd64.W64, ops...).Flags |= mir.IsTerm
}

// copyOf is a new register with what an operand has.
func (s *selector) copyOf(o mir.Operand) mir.VReg {
	class, size := mir.GPR, uint8(8)
	if o.Phys.IsXMM() {
		class, size = mir.XMM, 16
	}
	if o.Kind == mir.KindReg {
		size = s.out.VRegs[o.Reg].Size
	} else if o.Kind == mir.KindMem {
		size = o.Scale
	}
	o.Phys = amd64.NoReg
	return s.load(o, class, size)
}

func (s *selector) copySized(o mir.Operand, p part) mir.VReg { return s.load(o, p.class, p.size) }

// storeWhole stores a part as it is passed on the stack.
func (s *selector) storeWhole(o, src mir.Operand, p part) {
	if p.class == mir.XMM {
		if p.lane != 0 || p.onStack() { // with what is above it in its register
			p.lane, p.bits = 0, 128
		} else if p.bits == 16 {
			p.bits = 32
		}
		s.floatStoreSource(o, src, p)
		return
	}
	s.storeSource(o, src, amd64.Width(p.size)*8)
}
