package vector

import (
	"statepoint/core/ir"
	"statepoint/lower/internal/isel/build"
)

// Scalarise selects an operation on vectors element by element. Scalar operands are the same for
// all elements.
func (u *Unit) Scalarise(in *ir.Instr) {
	t := in.Type()
	if t.Kind != ir.VectorKind {
		u.Fail("`" + in.Op.String() + "` of type `" + t.String() + "`")
		return
	}
	if u.Parts(t) == nil {
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
				v = u.elementValue(v, k)
			}
			operands[i] = v
		}
		es[k] = u.ComputeOp(in, t.Elem, operands)
	}
	u.defineVector(in, es)
}

// elementValue returns an element of a vector as a value.
func (u *Unit) elementValue(v ir.Value, k int) ir.Value {
	if c, ok := v.(*ir.Const); ok {
		if e := ElementOf(c, k); e != nil {
			return e
		}
		if c.IsZeroValue() || build.IsUndef(c) {
			return ir.Zero(v.Type().Elem)
		}
	}
	return u.Leaf(v.Type().Elem, u.element(v, k))
}
