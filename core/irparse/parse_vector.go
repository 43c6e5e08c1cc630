package irparse

import (
	"math"

	"statepoint/core/ir"
	"statepoint/core/source"
)

// vectorInstr reads the instructions on vectors and aggregates.
func (p *instrReader) vectorInstr(op ir.Opcode) *ir.Instr {
	span := p.Span()
	fail := func(format string, args ...any) {
		span.End = source.Pos(p.PrevEnd)
		p.failf(codeType, span, format, args...)
	}
	a, at := p.values.typedValue()
	switch op {
	case ir.ExtractValue:
		idx := p.indices()
		in := p.m.NewInstr(op, p.indexed(at, idx, p.From(int(span.Start))), a)
		in.SetIndices(idx)
		return in
	case ir.InsertValue:
		p.expect(',')
		b, bt := p.values.typedValue()
		idx := p.indices()
		if got := p.indexed(at, idx, p.From(int(span.Start))); got != bt {
			fail("the field has type %s, not %s", got, bt)
		}
		in := p.m.NewInstr(op, at, a, b)
		in.SetIndices(idx)
		return in
	}
	if !at.IsVector() {
		fail("the operand of %s must be a vector, not %s", op, at)
	}
	p.expect(',')
	b, bt := p.values.typedValue()
	if op == ir.ExtractElement {
		if !bt.IsInteger() {
			fail("an index must be an integer, not %s", bt)
		}
		return p.m.NewInstr(op, at.Elem, a, b)
	}
	p.expect(',')
	at3 := p.Span()
	c, ct := p.values.typedValue()
	if op == ir.InsertElement {
		if bt != at.Elem || !ct.IsInteger() {
			fail("insertelement needs %s for %s, and an integer index, not %s and %s",
				source.An(at.Elem.String()), at, bt, ct)
		}
		return p.m.NewInstr(op, at, a, b, c)
	}
	if bt != at {
		fail("the vectors have types %s and %s", at, bt)
	}
	mask := p.shuffleIndices(c, ct, at3)
	for _, n := range mask {
		if n >= 0 && uint64(n) >= 2*at.Len {
			p.failf(codeConstant, at3, "lane %d does not exist in two vectors of %d", n, at.Len)
		}
	}
	in := p.m.NewInstr(op, p.ts.Vector(ct.Len, at.Elem, at.Scalable), a, b)
	in.SetIndices(mask)
	return in
}

// indices reads `, n` one or more times.
func (p *instrReader) indices() []int32 {
	var idx []int32
	for p.Is(',') && p.Peek() != '!' {
		p.Next()
		idx = append(idx, int32(p.uint(31, "an index")))
	}
	if len(idx) == 0 {
		p.expected("`,` and an index")
	}
	return idx
}

// indexed is the type of a part of an aggregate.
func (p *instrReader) indexed(t *ir.Type, idx []int32, span source.Span) *ir.Type {
	part, problem := ir.PartType(t, idx)
	if problem != "" {
		p.failf(codeType, span, "%s", problem)
	}
	return part
}

// shuffleIndices is the mask of a shufflevector, -1 for undefined lanes.
func (p *instrReader) shuffleIndices(v ir.Value, t *ir.Type, span source.Span) []int32 {
	c, ok := v.(*ir.Const)
	if !ok || !t.IsVector() || !t.Elem.IsInt(32) || t.Len > 1<<24 {
		p.failf(codeConstant, span, "the mask of shufflevector must be a constant vector of i32")
	}
	mask := make([]int32, t.Len)
	fill := func(e ir.Value, i int) {
		k, _ := e.(*ir.Const)
		switch {
		case k != nil && k.Kind == ir.ConstInt && k.Bits <= math.MaxInt32:
			mask[i] = int32(k.Bits)
		case k != nil && (k.Kind == ir.ConstUndef || k.Kind == ir.ConstPoison):
			mask[i] = -1
		default:
			p.failf(codeConstant, span, "an element of the mask must be a number or undefined")
		}
	}
	switch c.Kind {
	case ir.ConstZero:
	case ir.ConstUndef, ir.ConstPoison:
		for i := range mask {
			mask[i] = -1
		}
	case ir.ConstSplat:
		for i := range mask {
			fill(c.Elems[0], i)
		}
	case ir.ConstAggregate:
		for i, e := range c.Elems {
			fill(e, i)
		}
	default:
		p.failf(codeConstant, span, "the mask of shufflevector must be a constant vector of i32")
	}
	return mask
}
