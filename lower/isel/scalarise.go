package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

// leaf is a value that stands for registers which the current instruction has computed: an element
// of a vector, or an operand in a wider type. It is in no block, so that nothing is folded into it,
// and lives as long as its instruction is being selected.
func (s *selector) leaf(t *ir.Type, e build.Scalar) ir.Value {
	v := s.Module.NewInstr(ir.Phi, t)
	ps := append([]build.Part(nil), s.Parts(t)...)
	if len(ps) == 1 && e[0].Kind == mir.KindReg {
		s.Place(v, e[0].Reg)
		return v
	}
	regs := make([]mir.VReg, 0, 2)
	for i, p := range ps {
		regs = append(regs, s.Temp(p.Class, p.Size))
		o := e[i]
		if o.Kind == mir.KindNone {
			o = mir.I(0)
		}
		s.Emit(mir.Copy, build.OpWidth(uint32(p.Size)*8), mir.D(regs[i]), o.As(mir.Tied))
	}
	s.Place(v, regs[0])
	return v
}

// place says which register a value made here has; further parts follow it.
func (s *selector) Place(v ir.Value, r mir.VReg) {
	for int(v.ID()) >= len(s.regOf) {
		s.regOf = append(s.regOf, make([]int32, max(256, len(s.regOf)/4))...)
	}
	s.regOf[v.ID()] = int32(r)
}

// compute selects an operation of a scalar type on other operands than the instruction's, and gives
// its parts.
func (s derivedOps) compute(in *ir.Instr, t *ir.Type, operands []ir.Value) build.Scalar {
	return s.computeAs(in, in.Op, t, operands)
}

// computeAs is compute with another operation.
func (s derivedOps) computeAs(in *ir.Instr, op ir.Opcode, t *ir.Type,
	operands []ir.Value) build.Scalar {
	if op == ir.Trunc && build.IsWideInt(t) { // which is only another view
		return s.values(in).parts(s.values(in).cast(op, operands[0], t))
	}
	v := s.Module.NewInstr(op, t, operands...)
	v.Pred, v.Flags, v.ElemType, v.Call, v.Mem = in.Pred, in.Flags, in.ElemType, in.Call, in.Mem
	var out build.Scalar
	first := mir.VReg(0)
	for i, p := range append([]build.Part(nil), s.Parts(t)...) {
		r := s.Temp(p.Class, p.Size)
		if i == 0 {
			first = r
		}
		if i < len(out) {
			out[i] = mir.R(r)
		}
	}
	if first == 0 {
		v.DropOperands()
		return out
	}
	s.Place(v, first)
	if op.IsCall() {
		s.intr.intrinsic(v, v.CalledFunc().Name())
	} else {
		s.pure(v)
	}
	for i := range out {
		if halfIsZero(v, i) && out[i].Kind == mir.KindReg {
			out[i] = mir.I(0)
		}
	}
	v.DropOperands()
	return out
}

// scalarise selects an operation on vectors element by element. Operands that are no vectors are
// the same for all of them.
func (s derivedOps) scalarise(in *ir.Instr) {
	t := in.Type()
	if t.Kind != ir.VectorKind {
		s.Fail("`" + in.Op.String() + "` of type `" + t.String() + "`")
		return
	}
	if s.Parts(t) == nil {
		return
	}
	first := 0
	n := in.NumOps()
	if in.Op.IsCall() {
		first, n = 1, 1+in.Call.NumArgs
	}
	es := make([]build.Scalar, t.Len)
	operands := make([]ir.Value, n)
	for k := range es {
		for i := range n {
			v := in.Operand(i)
			if i >= first && v.Type().Kind == ir.VectorKind {
				v = s.elementValue(v, k)
			}
			operands[i] = v
		}
		es[k] = s.compute(in, t.Elem, operands)
	}
	s.vec.defineVector(in, es)
}

// elementValue is an element of a vector as a value.
func (s derivedOps) elementValue(v ir.Value, k int) ir.Value {
	if c, ok := v.(*ir.Const); ok {
		if e := elementOf(c, k); e != nil {
			return e
		}
		if c.IsZeroValue() || build.IsUndef(c) {
			return ir.Zero(v.Type().Elem)
		}
	}
	return s.leaf(v.Type().Elem, s.vec.element(v, k))
}

// computeIntrinsic is compute with an intrinsic named without its suffix.
func (s derivedOps) computeIntrinsic(in *ir.Instr, name string, t *ir.Type,
	args []ir.Value) build.Scalar {
	v := s.Module.NewInstr(ir.Call, t, append([]ir.Value{in.Operand(0)}, args...)...)
	v.Flags, v.Call = in.Flags, &ir.CallInfo{FuncType: in.Call.FuncType, NumArgs: len(args)}
	var out build.Scalar
	ps := append([]build.Part(nil), s.Parts(t)...)
	for i, p := range ps {
		r := s.Temp(p.Class, p.Size)
		if i == 0 {
			s.Place(v, r)
		}
		if i < len(out) {
			out[i] = mir.R(r)
		}
	}
	if len(ps) > 0 {
		s.intr.intrinsic(v, name)
	}
	v.DropOperands()
	return out
}
