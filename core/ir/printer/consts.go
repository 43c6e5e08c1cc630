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
		p.s(c.Text)
	case ir.ConstNull:
		p.s("null")
	case ir.ConstNone:
		p.s("none")
	case ir.ConstZero:
		p.s("zeroinitializer")
	case ir.ConstUndef:
		p.s("undef")
	case ir.ConstPoison:
		p.s("poison")
	case ir.ConstString:
		p.c('c')
		p.quoted(c.Text)
	case ir.ConstSplat:
		p.splat(c)
	case ir.ConstAggregate:
		p.aggregate(c)
	case ir.ConstExpr:
		p.constExpr(c)
	case ir.ConstBlockAddress:
		p.s("blockaddress(")
		p.ops.operand(c.Elems[0])
		p.s(", ")
		p.ops.operand(c.Elems[1])
		p.c(')')
	case ir.ConstDSOLocalEquivalent:
		p.s("dso_local_equivalent ")
		p.ops.operand(c.Elems[0])
	case ir.ConstNoCFI:
		p.s("no_cfi ")
		p.ops.operand(c.Elems[0])
	case ir.ConstPtrAuth:
		p.s("ptrauth (")
		p.ops.typedList(c.Elems)
		p.c(')')
	}
}

func (p *constPrinter) intConst(c *ir.Const) {
	switch {
	case c.Big != nil:
		v := c.Big
		if v.Bit(int(c.Type().Bits)-1) == 1 {
			v = new(big.Int).Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(c.Type().Bits)))
		}
		p.b = v.Append(p.b, 10)
	case c.Type().Bits == 1 && c.Bits == 1:
		p.s("true")
	case c.Type().Bits == 1:
		p.s("false")
	default:
		p.b = strconv.AppendInt(p.b, c.Int64(), 10)
	}
}

// splat prints a vector of equal elements: `splat (…)`, or each of them in the typed dialects.
func (p *constPrinter) splat(c *ir.Const) {
	if p.opaque || c.Type().Scalable {
		p.s("splat (")
		p.ops.typedOperand(c.Elems[0])
		p.c(')')
		return
	}
	p.c('<')
	for i := range c.Type().Len {
		if i > 0 {
			p.s(", ")
		}
		p.ops.typedOperand(c.Elems[0])
	}
	p.c('>')
}

func (p *constPrinter) aggregate(c *ir.Const) {
	switch c.Type().Kind {
	case ir.ArrayKind:
		p.c('[')
		p.ops.typedList(c.Elems)
		p.c(']')
	case ir.VectorKind:
		if p.opaque && isSplat(c.Elems) {
			p.s("splat (")
			p.ops.typedOperand(c.Elems[0])
			p.c(')')
			return
		}
		p.c('<')
		p.ops.typedList(c.Elems)
		p.c('>')
	default:
		if c.Type().Packed {
			p.c('<')
		}
		p.c('{')
		if len(c.Elems) > 0 {
			p.c(' ')
			p.ops.typedList(c.Elems)
			p.c(' ')
		}
		p.c('}')
		if c.Type().Packed {
			p.c('>')
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
	p.s(c.Op.String())
	if c.Flags != 0 {
		p.flags(c.Op, c.Flags)
	}
	if c.Pred != ir.NoPred {
		p.c(' ')
		p.s(c.Pred.String())
	}
	if c.InRange != "" && c.Op == ir.GetElementPtr && c.InRange[0] == 'i' {
		p.c(' ')
		p.s(c.InRange)
	}
	p.s(" (")
	if c.Op == ir.GetElementPtr && p.m.Dialect != ir.LLVM36 {
		p.typ(c.ElemType)
		p.s(", ")
	}
	for i, v := range c.Elems {
		if i > 0 {
			p.s(", ")
		}
		if c.InRange != "" && c.InRange[0] == '#' && c.InRange[1:] == strconv.Itoa(i) {
			p.s("inrange ")
		}
		p.ops.typedOperand(v)
	}
	switch {
	case c.Op == ir.ShuffleVector:
		p.s(", ")
		p.shuffleMask(c.Indices, c.Type().Scalable)
	case c.Op == ir.ExtractValue || c.Op == ir.InsertValue:
		for _, n := range c.Indices {
			p.s(", ")
			p.b = strconv.AppendInt(p.b, int64(n), 10)
		}
	case c.Op.IsCast():
		p.s(" to ")
		p.typ(c.Type())
	}
	p.c(')')
}
