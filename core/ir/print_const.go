package ir

import (
	"math/big"
	"strconv"
)

// constant appends a constant without its type.
func (p *constPrinter) constant(c *Const) {
	switch c.Kind {
	case ConstInt:
		p.intConst(c)
	case ConstFloat:
		p.s(c.Text)
	case ConstNull:
		p.s("null")
	case ConstNone:
		p.s("none")
	case ConstZero:
		p.s("zeroinitializer")
	case ConstUndef:
		p.s("undef")
	case ConstPoison:
		p.s("poison")
	case ConstString:
		p.c('c')
		p.quoted(c.Text)
	case ConstSplat:
		p.splat(c)
	case ConstAggregate:
		p.aggregate(c)
	case ConstExpr:
		p.constExpr(c)
	case ConstBlockAddress:
		p.s("blockaddress(")
		p.ops.operand(c.Elems[0])
		p.s(", ")
		p.ops.operand(c.Elems[1])
		p.c(')')
	case ConstDSOLocalEquivalent:
		p.s("dso_local_equivalent ")
		p.ops.operand(c.Elems[0])
	case ConstNoCFI:
		p.s("no_cfi ")
		p.ops.operand(c.Elems[0])
	case ConstPtrAuth:
		p.s("ptrauth (")
		p.ops.typedList(c.Elems)
		p.c(')')
	}
}

func (p *constPrinter) intConst(c *Const) {
	switch {
	case c.Big != nil:
		v := c.Big
		if v.Bit(int(c.typ.Bits)-1) == 1 {
			v = new(big.Int).Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(c.typ.Bits)))
		}
		p.b = v.Append(p.b, 10)
	case c.typ.Bits == 1 && c.Bits == 1:
		p.s("true")
	case c.typ.Bits == 1:
		p.s("false")
	default:
		p.b = strconv.AppendInt(p.b, c.Int64(), 10)
	}
}

// splat prints a vector of equal elements: `splat (…)`, or each of them in the typed dialects.
func (p *constPrinter) splat(c *Const) {
	if p.opaque || c.typ.Scalable {
		p.s("splat (")
		p.ops.typedOperand(c.Elems[0])
		p.c(')')
		return
	}
	p.c('<')
	for i := range c.typ.Len {
		if i > 0 {
			p.s(", ")
		}
		p.ops.typedOperand(c.Elems[0])
	}
	p.c('>')
}

func (p *constPrinter) aggregate(c *Const) {
	switch c.typ.Kind {
	case ArrayKind:
		p.c('[')
		p.ops.typedList(c.Elems)
		p.c(']')
	case VectorKind:
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
		if c.typ.Packed {
			p.c('<')
		}
		p.c('{')
		if len(c.Elems) > 0 {
			p.c(' ')
			p.ops.typedList(c.Elems)
			p.c(' ')
		}
		p.c('}')
		if c.typ.Packed {
			p.c('>')
		}
	}
}

// isSplat reports whether all elements are the same number.
func isSplat(vs []Value) bool {
	if len(vs) == 0 {
		return false
	}
	first, ok := vs[0].(*Const)
	if !ok || first.Kind != ConstInt && first.Kind != ConstFloat {
		return false
	}
	for _, v := range vs[1:] {
		c, ok := v.(*Const)
		if !ok || c != first && !sameNumber(c, first) {
			return false
		}
	}
	return true
}

func sameNumber(a, b *Const) bool {
	if a.Kind != b.Kind || a.typ != b.typ {
		return false
	}
	if a.Kind == ConstFloat {
		return a.Text == b.Text
	}
	return a.Kind == ConstInt && a.Bits == b.Bits &&
		(a.Big == nil || b.Big != nil && a.Big.Cmp(b.Big) == 0)
}

func (p *constPrinter) constExpr(c *Const) {
	p.s(opcodeNames[c.Op])
	if c.Flags != 0 {
		p.flags(c.Op, c.Flags)
	}
	if c.Pred != NoPred {
		p.c(' ')
		p.s(c.Pred.String())
	}
	if c.InRange != "" && c.Op == GetElementPtr && c.InRange[0] == 'i' {
		p.c(' ')
		p.s(c.InRange)
	}
	p.s(" (")
	if c.Op == GetElementPtr && p.m.Dialect != LLVM36 {
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
	case c.Op == ShuffleVector:
		p.s(", ")
		p.shuffleMask(c.Indices, c.typ.Scalable)
	case c.Op == ExtractValue || c.Op == InsertValue:
		for _, n := range c.Indices {
			p.s(", ")
			p.b = strconv.AppendInt(p.b, int64(n), 10)
		}
	case c.Op.IsCast():
		p.s(" to ")
		p.typ(c.typ)
	}
	p.c(')')
}
