package printer

import (
	"math/big"
	"strconv"

	"statepoint/core/ir"
)

// constant appends a constant without its type.
func (p *constPrinter) constant(c *ir.Const) {
	switch c.Kind {
	case ir.ConstInt:
		p.intConst(c)
	case ir.ConstFloat:
		p.out.s(c.Text)
	case ir.ConstNull:
		p.out.s("null")
	case ir.ConstNone:
		p.out.s("none")
	case ir.ConstZero:
		p.out.s("zeroinitializer")
	case ir.ConstUndef:
		p.out.s("undef")
	case ir.ConstPoison:
		p.out.s("poison")
	case ir.ConstString:
		p.out.c('c')
		p.out.quoted(c.Text)
	case ir.ConstSplat:
		p.splat(c)
	case ir.ConstAggregate:
		p.aggregate(c)
	case ir.ConstExpr:
		p.constExpr(c)
	case ir.ConstBlockAddress:
		if p.out.leave(hole{address: c}) {
			return
		}
		p.out.s("blockaddress(")
		p.ops.operand(c.Elems[0])
		p.out.s(", ")
		p.ops.operand(c.Elems[1])
		p.out.c(')')
	case ir.ConstDSOLocalEquivalent:
		p.out.s("dso_local_equivalent ")
		p.ops.operand(c.Elems[0])
	case ir.ConstNoCFI:
		p.out.s("no_cfi ")
		p.ops.operand(c.Elems[0])
	case ir.ConstPtrAuth:
		p.out.s("ptrauth (")
		p.ops.typedList(c.Elems)
		p.out.c(')')
	}
}

func (p *constPrinter) intConst(c *ir.Const) {
	switch {
	case c.Big != nil:
		v := c.Big
		if v.Bit(int(c.Type().Bits)-1) == 1 {
			v = new(big.Int).Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(c.Type().Bits)))
		}
		p.out.b = v.Append(p.out.b, 10)
	case c.Type().Bits == 1 && c.Bits == 1:
		p.out.s("true")
	case c.Type().Bits == 1:
		p.out.s("false")
	default:
		p.out.b = strconv.AppendInt(p.out.b, c.Int64(), 10)
	}
}

// splat prints a vector of equal elements: `splat (…)`, or each of them in the typed dialects.
func (p *constPrinter) splat(c *ir.Const) {
	if p.out.opaque || c.Type().Scalable {
		p.out.s("splat (")
		p.ops.typedOperand(c.Elems[0])
		p.out.c(')')
		return
	}
	p.out.c('<')
	for i := range c.Type().Len {
		if i > 0 {
			p.out.s(", ")
		}
		p.ops.typedOperand(c.Elems[0])
	}
	p.out.c('>')
}

func (p *constPrinter) aggregate(c *ir.Const) {
	switch c.Type().Kind {
	case ir.ArrayKind:
		p.out.c('[')
		p.ops.typedList(c.Elems)
		p.out.c(']')
	case ir.VectorKind:
		if p.out.opaque && isSplat(c.Elems) {
			p.out.s("splat (")
			p.ops.typedOperand(c.Elems[0])
			p.out.c(')')
			return
		}
		p.out.c('<')
		p.ops.typedList(c.Elems)
		p.out.c('>')
	default:
		if c.Type().Packed {
			p.out.c('<')
		}
		p.out.c('{')
		if len(c.Elems) > 0 {
			p.out.c(' ')
			p.ops.typedList(c.Elems)
			p.out.c(' ')
		}
		p.out.c('}')
		if c.Type().Packed {
			p.out.c('>')
		}
	}
}

// isSplat reports whether all elements are the same number.
func isSplat(vs []ir.Value) bool {
	if len(vs) == 0 {
		return false
	}
	first, ok := vs[0].(*ir.Const)
	if !ok || first.Kind != ir.ConstInt && first.Kind != ir.ConstFloat {
		return false
	}
	for _, v := range vs[1:] {
		c, ok := v.(*ir.Const)
		if !ok || c != first && !sameNumber(c, first) {
			return false
		}
	}
	return true
}

func sameNumber(a, b *ir.Const) bool {
	if a.Kind != b.Kind || a.Type() != b.Type() {
		return false
	}
	if a.Kind == ir.ConstFloat {
		return a.Text == b.Text
	}
	return a.Kind == ir.ConstInt && a.Bits == b.Bits &&
		(a.Big == nil || b.Big != nil && a.Big.Cmp(b.Big) == 0)
}

func (p *constPrinter) constExpr(c *ir.Const) {
	p.out.s(c.Op.String())
	if c.Flags != 0 {
		p.out.flags(c.Op, c.Flags)
	}
	if c.Pred != ir.NoPred {
		p.out.c(' ')
		p.out.s(c.Pred.String())
	}
	if c.InRange != "" && c.Op == ir.GetElementPtr && c.InRange[0] == 'i' {
		p.out.c(' ')
		p.out.s(c.InRange)
	}
	p.out.s(" (")
	if c.Op == ir.GetElementPtr && p.out.m.Dialect != ir.LLVM36 {
		p.out.typ(c.ElemType)
		p.out.s(", ")
	}
	for i, v := range c.Elems {
		if i > 0 {
			p.out.s(", ")
		}
		if c.InRange != "" && c.InRange[0] == '#' && c.InRange[1:] == strconv.Itoa(i) {
			p.out.s("inrange ")
		}
		p.ops.typedOperand(v)
	}
	switch {
	case c.Op == ir.ShuffleVector:
		p.out.s(", ")
		p.out.shuffleMask(c.Indices, c.Type().Scalable)
	case c.Op == ir.ExtractValue || c.Op == ir.InsertValue:
		for _, n := range c.Indices {
			p.out.s(", ")
			p.out.b = strconv.AppendInt(p.out.b, int64(n), 10)
		}
	case c.Op.IsCast():
		p.out.s(" to ")
		p.out.typ(c.Type())
	}
	p.out.c(')')
}
