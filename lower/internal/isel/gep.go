package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/internal/isel/build"
	"statepoint/lower/internal/mir"
)

// Index64 is an index sign-extended to 64 bits.
func (s *memoryAccess) Index64(v ir.Value) mir.VReg {
	t := v.Type()
	if t.Kind != ir.IntegerKind {
		s.Fail("a getelementptr index of type `" + t.String() + "`")
		return s.Temp(mir.GPR, 8)
	}
	if t.Bits >= 64 {
		return s.Reg(v)
	}
	return s.ints.Extend(v, true, 64)
}

// gep selects a getelementptr whose address is needed in a register.
func (s *memoryAccess) gep(in *ir.Instr) {
	if in.Type().Kind != ir.PointerKind {
		s.Fail("a getelementptr of vectors")
		return
	}
	var a address
	if !s.addGEP(&a, in) {
		s.wideGEP(in)
		return
	}
	v := in.Operand(0)
	for range maxFold {
		r, _ := s.Resolve(v, 0)
		g, ok := r.(*ir.Instr)
		if !ok || g.Op != ir.GetElementPtr || !s.canFold(g) || !s.addGEP(&a, g) {
			break
		}
		s.Carry(g)
		v = g.Operand(0)
	}
	if r, _ := s.Resolve(v, 0); true {
		if g, off := s.threadLocal(r); g != nil {
			a.base = s.threadPointer(g, off)
			s.EmitAddress(s.VReg(in, 0), s.addressOperand(&a))
			return
		}
	}
	o := s.finishAddress(&a, v)
	s.EmitAddress(s.VReg(in, 0), o)
}

// EmitAddress defines d as an address.
func (s *memoryAccess) EmitAddress(d mir.VReg, o mir.Operand) {
	switch {
	case o.Kind == mir.KindMem && o.Reg == 0 && o.Index == 0 && o.Sym != 0:
		s.Emit(mir.Copy, amd64.W64, mir.D(d),
			mir.Operand{Kind: mir.KindSymAddr, Role: mir.Tied, Sym: o.Sym, Val: o.Val})
	case o.Kind == mir.KindMem && o.Reg == 0 && o.Index == 0:
		s.Emit(mir.Copy, amd64.W64, mir.D(d), mir.I(o.Val).As(mir.Tied))
	case o.Kind == mir.KindFrame && o.Index == 0:
		s.Emit(mir.Copy, amd64.W64, mir.D(d), mir.Operand{Kind: mir.KindFrameAddr, Role: mir.Tied,
			Sym: o.Sym, Val: o.Val})
	case o.Kind == mir.KindMem && o.Index == 0 && o.Val == 0:
		s.Emit(mir.Copy, amd64.W64, mir.D(d), mir.R(o.Reg).As(mir.Tied))
	case o.Kind == mir.KindMem && o.Index == 0 && o.Val == 1:
		s.X86(amd64.INC, amd64.W64, mir.D(d), mir.R(o.Reg).As(mir.Tied))
	case o.Kind == mir.KindMem && o.Index == 0 && o.Val == -1:
		s.X86(amd64.DEC, amd64.W64, mir.D(d), mir.R(o.Reg).As(mir.Tied))
	case o.Kind == mir.KindMem && o.Index == 0:
		s.X86(amd64.ADD, amd64.W64, mir.D(d), mir.R(o.Reg).As(mir.Tied), mir.I(o.Val))
	case o.Kind == mir.KindMem && o.Scale == 1 && o.Val == 0 && o.Reg != 0:
		s.X86(amd64.ADD, amd64.W64, mir.D(d), mir.R(o.Reg).As(mir.Tied), mir.R(o.Index))
	default:
		s.X86(amd64.LEA, amd64.W64, mir.D(d), o)
	}
}

// wideGEP adds up a getelementptr step by step, for those with more than one variable index.
func (s *memoryAccess) wideGEP(in *ir.Instr) {
	var a address
	s.stepGEP(&a, in)
	s.EmitAddress(s.VReg(in, 0), s.addressOperand(&a))
}

func (s *memoryAccess) stepGEP(a *address, in *ir.Instr) {
	a.base = s.Reg(in.Operand(0))
	t := in.ElemType
	for i := 1; i < in.NumOps(); i++ {
		v := in.Operand(i)
		if i > 1 && t.Kind == ir.StructKind {
			c, _ := ir.AsInt(v)
			n := int64(0)
			if c != nil {
				n = c.Int64()
			}
			a.disp += int64(s.Env.Layout.FieldOffset(t, int(n)))
			t = t.Fields[n]
			continue
		}
		if i > 1 {
			t = t.Elem
		}
		size := int64(s.Env.Layout.Size(t))
		if c, ok := v.(*ir.Const); ok && (c.Kind == ir.ConstInt && c.Big == nil ||
			c.IsZeroValue()) {
			if c.Kind == ir.ConstInt {
				a.disp += c.Int64() * size
			}
			continue
		}
		if size == 0 {
			continue
		}
		if a.index != 0 || !build.Fits32(a.disp) {
			sum := s.Temp(mir.GPR, 8)
			s.EmitAddress(sum, s.addressOperand(a))
			*a = address{base: sum}
		}
		a.index, a.scale, a.disp = s.scaledIndex(v, size, a.disp)
	}
}
