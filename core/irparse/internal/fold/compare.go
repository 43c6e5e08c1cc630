package fold

import "statepoint/core/ir"

// compare is the result of a comparison of two integers, or of one with undef; otherwise nil.
func compare(c *ir.Const) ir.Value {
	if isKind(c.Elems[0], ir.ConstUndef) || isKind(c.Elems[1], ir.ConstUndef) {
		if t := c.Type(); t.IsInt(1) && (c.Pred == ir.EQ || c.Pred == ir.NE) {
			return ir.Undef(t)
		}
	}
	a, b := number(c.Elems[0]), number(c.Elems[1])
	if a == nil || b == nil {
		return nil
	}
	bits := c.Elems[0].Type().Bits
	order := a.Cmp(b)
	signedOrder := signed(a, bits).Cmp(signed(b, bits))
	holds := false
	switch c.Pred {
	case ir.EQ:
		holds = order == 0
	case ir.NE:
		holds = order != 0
	case ir.UGT:
		holds = order > 0
	case ir.UGE:
		holds = order >= 0
	case ir.ULT:
		holds = order < 0
	case ir.ULE:
		holds = order <= 0
	case ir.SGT:
		holds = signedOrder > 0
	case ir.SGE:
		holds = signedOrder >= 0
	case ir.SLT:
		holds = signedOrder < 0
	case ir.SLE:
		holds = signedOrder <= 0
	}
	if holds {
		return ir.IntConst(c.Type(), 1)
	}
	return ir.IntConst(c.Type(), 0)
}
