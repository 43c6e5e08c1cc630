package refflow

import (
	"math/big"

	"statepoint/core/ir"
)

// passing visits scalar i of a value as a source, with its form changed; nil changes nothing.
type passing func(v ir.Value, i int, change func(form) form)

// arithmetic is the form of copies after integer arithmetic.
func (f *flow) arithmetic(op ir.Opcode, a, b ir.Value, i int, l leaf, pass passing) {
	if f.loose {
		pass(a, i, func(form) form { return whole })
		pass(b, i, func(form) form { return whole })
		return
	}
	n, isConst := f.element(b, i)
	power := int64(-1)
	if isConst {
		power = log2(n)
	}
	shift := func(by int64) {
		pass(a, i, func(x form) form { return x.shifted(by, l.width) })
	}
	blur := func() { pass(a, i, form.blur) }
	switch op {
	case ir.Shl, ir.LShr, ir.AShr:
		switch {
		case !isConst:
			blur()
		case op == ir.Shl && n.IsInt64():
			shift(n.Int64())
		case n.IsInt64():
			shift(-n.Int64())
		}
	case ir.UDiv, ir.SDiv, ir.Mul:
		first, ok := f.element(a, i)
		switch {
		case power >= 0 && op == ir.Mul:
			shift(power)
		case power >= 0:
			shift(-power)
		case isConst && n.Sign() != 0:
			blur()
		case op == ir.Mul && ok && log2(first) >= 0:
			pass(b, i, func(x form) form { return x.shifted(log2(first), l.width) })
		case op == ir.Mul && !f.mayHold(b, i):
			blur()
		case op == ir.Mul && !f.mayHold(a, i) && (!ok || first.Sign() != 0):
			pass(b, i, form.blur)
		}
	case ir.URem, ir.SRem:
		if power >= 0 {
			low := new(big.Int).Sub(n, big.NewInt(1))
			pass(a, i, func(x form) form { return x.and(low) })
		}
	case ir.And:
		if first, ok := f.element(a, i); ok {
			pass(b, i, func(x form) form { return x.and(first) })
		} else if isConst {
			pass(a, i, func(x form) form { return x.and(n) })
		} else {
			x, y := f.held(a, i), f.held(b, i)
			pass(a, i, func(x form) form { return x.without(y) })
			pass(b, i, func(y form) form { return y.without(x) })
		}
	case ir.Add, ir.Sub, ir.Or, ir.Xor:
		f.combine(op, a, b, i, pass)
	}
}

// combine is the form of the sum, difference, `or` or `xor` of two scalars. Addresses that lie on
// each other mix; otherwise each keeps the bits where the other has none. The bits of a subtrahend
// are negated: only alone do they stay what they are.
func (f *flow) combine(op ir.Opcode, a, b ir.Value, i int, pass passing) {
	x, y := f.held(a, i), f.held(b, i)
	if !x.overlaps(y) {
		pass(a, i, func(x form) form { return x.without(y) })
		if op != ir.Sub || x.none() {
			pass(b, i, func(y form) form { return y.without(x) })
		}
		return
	}
	out := x.with(y)
	if op == ir.Or || (op == ir.Add || op == ir.Sub) && out.grade == mixed &&
		x.grade == exact && y.grade == exact && !f.apart(a, b, i) {
		return
	}
	pass(a, i, func(form) form { return out })
	pass(b, i, func(form) form { return out })
}

// indices visits the indices of a getelementptr that make an address of its base: a whole address
// added to null, a mixture added to one of its addresses.
func (f *flow) indices(in *ir.Instr, i int, l leaf, pass passing) {
	base := in.Operand(0)
	c, ok := base.(*ir.Const)
	null := ok && c.IsZeroValue()
	if in.NumOps() != 2 || ok && !null {
		return
	}
	_, stride := f.mem.offset(in.ElemType, operands(in)[1:])
	power := log2(big.NewInt(stride))
	if power < 0 {
		return
	}
	if !in.Operand(1).Type().IsVector() {
		i = 0
	}
	pass(in.Operand(1), i, func(x form) form {
		x = x.shifted(power, l.width)
		if null || f.loose {
			return x
		}
		if x.grade != mixed || !x.inPlace() {
			return form{}
		}
		x.grade = exact
		return x
	})
}

// mayHold reports whether a scalar may depend on a reference.
func (f *flow) mayHold(v ir.Value, i int) bool {
	at := f.slot(v)
	return at >= 0 && i < f.shapes.count(v.Type()) && f.may[at+int32(i)]
}

// element is scalar i of an integer constant.
func (f *flow) element(v ir.Value, i int) (*big.Int, bool) {
	c, ok := v.(*ir.Const)
	if !ok {
		return nil, false
	}
	switch {
	case c.Kind == ir.ConstInt && c.Big != nil:
		return c.Big, true
	case c.Kind == ir.ConstInt:
		return new(big.Int).SetUint64(c.Bits), true
	case c.IsZeroValue():
		return new(big.Int), true
	case c.Kind == ir.ConstSplat:
		return f.element(c.Elems[0], 0)
	case c.Kind == ir.ConstAggregate && i < len(c.Elems):
		return f.element(c.Elems[i], 0)
	}
	return nil, false
}

// log2 is the exponent of a power of two, -1 for any other number.
func log2(n *big.Int) int64 {
	if n.Sign() <= 0 || n.TrailingZeroBits() != uint(n.BitLen()-1) {
		return -1
	}
	return int64(n.BitLen() - 1)
}

// repack handles a bitcast: scalars of other widths overlap those of the operand.
func (f *flow) repack(in *ir.Instr, l leaf, pass passing) {
	for j, from := range f.shapes.of(in.Operand(0).Type()) {
		if from.at < l.at+l.width && l.at < from.at+from.width {
			by := int64(from.at) - int64(l.at)
			pass(in.Operand(0), j, func(x form) form { return x.shifted(by, l.width) })
		}
	}
}
