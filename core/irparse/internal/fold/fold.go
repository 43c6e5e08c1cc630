package fold

import "statepoint/core/ir"

// Folder reduces expressions of a module.
type Folder struct {
	Types *ir.Types
	// Opaque selects the rules of LLVM with opaque pointers.
	Opaque bool
}

// maxBits bounds the width in bits of numbers that are calculated with, so that a short text does
// not take long.
const maxBits = 1 << 14

// Expr returns the constant to which an expression reduces, or the expression.
func (f *Folder) Expr(c *ir.Const) ir.Value {
	var v ir.Value
	switch op := c.Op; {
	case op == ir.GetElementPtr:
		v = f.address(c)
	case op.IsCast():
		v = f.cast(op, c.Elems[0], c.Type())
	case op.IsBinary():
		v = f.binary(op, c.Flags, c.Elems[0], c.Elems[1])
	case op == ir.ICmp:
		v = compare(c)
	case op == ir.Select:
		v = choice(c)
	case op == ir.ExtractElement:
		v = f.extract(c.Elems[0], c.Elems[1])
	case op == ir.InsertElement:
		v = f.insert(c.Elems[0], c.Elems[1], c.Elems[2])
	case op == ir.ShuffleVector:
		v = f.shuffle(c)
	case op == ir.ExtractValue:
		v = c.Elems[0]
		for _, i := range c.Indices {
			v = ir.Element(v, uint64(i))
		}
	}
	if v == nil {
		return c
	}
	return v
}

// expr is an expression with these operands, reduced.
func (f *Folder) expr(op ir.Opcode, t *ir.Type, elems ...ir.Value) ir.Value {
	c := ir.NewConst(t, ir.ConstExpr, elems...)
	c.Op = op
	return f.Expr(c)
}

// isKind reports whether a value is a constant of a kind.
func isKind(v ir.Value, kind ir.ConstKind) bool {
	c, ok := v.(*ir.Const)
	return ok && c.Kind == kind
}

// exprOf returns v as an expression, nil if it is another constant.
func exprOf(v ir.Value) *ir.Const {
	if c, ok := v.(*ir.Const); ok && c.Kind == ir.ConstExpr {
		return c
	}
	return nil
}

// choice is the operand that a select with a known condition has as its value, otherwise nil. If
// the condition is undef, it is one that is undef, or the second.
func choice(c *ir.Const) ir.Value {
	if isKind(c.Elems[0], ir.ConstUndef) {
		if isKind(c.Elems[1], ir.ConstUndef) {
			return c.Elems[1]
		}
		return c.Elems[2]
	}
	if n := number(c.Elems[0]); n != nil {
		return c.Elems[2-n.Bit(0)]
	}
	return nil
}
