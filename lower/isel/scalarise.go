package isel

import (
	"statepoint/core/ir"
	"statepoint/lower/isel/build"
	"statepoint/lower/mir"
)

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
	return s.Compute(in, in.Op, t, operands)
}

// scalarise selects an operation on vectors element by element. Operands that are no vectors are
// the same for all of them.
func (s derivedOps) Scalarise(in *ir.Instr) {
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
	return s.Leaf(v.Type().Elem, s.vec.element(v, k))
}
