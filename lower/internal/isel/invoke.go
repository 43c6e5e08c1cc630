package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// invoke selects an invoke: the call, which records the landing pad, and the jump to the normal
// destination. The block has two successors; only copies of the result may come between call and
// jump.
func (s *exceptions) invoke(in *ir.Instr) {
	normal, unwind := s.body.label(in.NormalDest()), s.body.label(in.UnwindDest())
	if s.walk.calls(in) == callsStatepoint {
		sp := s.points.reader.statepoint(in)
		if sp.err == nil && s.trans.hasTransition(&sp.Statepoint) {
			normal, unwind = s.trans.transitionEdge(&sp.Statepoint, normal, false),
				s.trans.transitionEdge(&sp.Statepoint, unwind, true)
		}
	}
	// Backwards the jump comes first; buf is in forward order, so it is appended after the call's
	// code.
	switch s.walk.calls(in) {
	case callsStatepoint:
		s.points.statepoint(in)
	case callsOrdinary:
		s.walk.plainCall(in)
	case callsIgnored:
	case callsIntrinsic:
		if !in.IsIntrinsic("llvm.experimental.patchpoint") {
			s.Fail("an invoke of the intrinsic `@" + in.CalledFunc().Name() + "`")
			return
		}
		s.patch.PatchPoint(in)
	default:
		s.Fail("an invoke of the intrinsic `@" + in.CalledFunc().Name() + "`")
		return
	}
	for i := range s.Buf {
		if o := s.Buf[i].Op; o == mir.Call || o == mir.Statepoint || o == mir.PatchPoint {
			s.Buf[i].Invoke = true
		}
	}
	s.X86(amd64.JMP, amd64.W0, mir.To(normal), mir.To(unwind)).Flags |= mir.IsTerm
}

// landingPad defines the values that the unwinder passes: the exception in RAX, the selector in RDX
// (LSB, "Exception Frames").
func (s *exceptions) landingPad(in *ir.Instr) {
	p := mir.LandingPad{Value: in.ID(), Cleanup: in.Has(ir.Cleanup),
		Clause0: int32(len(s.Out.Clauses))}
	for i := range in.NumOps() {
		c := mir.Clause{Filter: i < len(in.ClauseFilter()) && in.ClauseFilter()[i]}
		if !s.clause(in.Operand(i), &c) {
			s.Fail("a landingpad clause of this form")
			return
		}
		s.Out.Clauses = append(s.Out.Clauses, c)
		p.Clauses++
	}
	s.Out.Pads = append(s.Out.Pads, p)
	var ops []mir.Operand
	if t := in.Type(); t.Kind == ir.TokenKind {
		if s.Needed(in) { // used by a resume
			ops = append(ops, mir.Out(s.VReg(in, 0), amd64.RAX))
		}
	} else {
		regs := [...]amd64.Reg{amd64.RAX, amd64.RDX}
		ps := append([]build.Part(nil), s.Parts(t)...)
		if len(ps) > 2 {
			s.Fail("a landingpad of type `" + t.String() + "`")
			return
		}
		if s.Needed(in) {
			for i := range ps {
				ops = append(ops, mir.Out(s.VReg(in, i), regs[i]))
			}
		}
	}
	m := s.Emit(mir.Unwind, amd64.W64, ops...)
	m.Aux = int32(len(s.Out.Pads) - 1)
	m.Flags |= mir.ClobbersRAX | mir.ClobbersRDX
}

// clause reads the type infos of a catch (one) or a filter (an array).
func (s *exceptions) clause(v ir.Value, c *mir.Clause) bool {
	if k, ok := v.(*ir.Const); ok && c.Filter {
		for _, e := range k.Elems {
			if !s.typeInfo(e, c) {
				return false
			}
		}
		return k.Kind == ir.ConstAggregate || k.IsZeroValue()
	}
	return s.typeInfo(v, c)
}

// typeInfo appends one type info: 0 for null, which catches all.
func (s *exceptions) typeInfo(v ir.Value, c *mir.Clause) bool {
	sym, off, ok := s.walk.AddressOf(v)
	if !ok || off != 0 {
		return false
	}
	n := amd64.NoSym
	if sym != nil {
		n = s.Env.Symbols.Of(sym)
	}
	c.Types = append(c.Types, n)
	return true
}

// TypeID is the selector value of a type info, with which the selector of a landing pad is
// compared.
func (s *exceptions) TypeID(in *ir.Instr) {
	if !s.Needed(in) {
		return
	}
	c := mir.Clause{}
	if !s.typeInfo(in.Arg(0), &c) {
		s.Refuse(in)
		return
	}
	s.Emit(mir.Copy, amd64.W32, mir.D(s.VReg(in, 0)),
		mir.I(s.Out.TypeIndex(c.Types[0])).As(mir.Tied))
}

// resume continues unwinding.
func (s *exceptions) resume(in *ir.Instr) {
	s.CallLibrary("_Unwind_Resume", []mir.Operand{s.Source(in.Operand(0), 0).In(amd64.RDI)})
	s.Emit(mir.Trap, amd64.W0).Flags |= mir.IsTerm
}
