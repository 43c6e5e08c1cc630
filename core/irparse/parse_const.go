package irparse

import (
	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// aggregateConst reads a struct, array or vector.
func (p *constReader) aggregateConst(t *ir.Type) ir.Value {
	start := p.Start
	open := p.Src[p.Start]
	p.Next()
	var elems []ir.Value
	var types []*ir.Type
	closing, packed := byte(']'), false
	switch {
	case open == '{':
		closing = '}'
	case open == '<' && p.accept('{'):
		closing, packed = '}', true
	case open == '<':
		closing = '>'
	}
	for !p.Is(closing) {
		span := p.Span()
		v, vt := p.values.typedValue()
		if !ir.IsConstant(v) {
			p.failf(codeConstant, span, "an element of a constant must be a constant")
		}
		elems = append(elems, v)
		types = append(types, vt)
		if !p.accept(',') {
			break
		}
	}
	p.expect(closing)
	if packed {
		p.expect('>')
	}
	span := p.From(start)
	p.checkAggregate(t, closing, packed, types, span)
	return p.makeAggregate(t, elems)
}

func (p *constReader) checkAggregate(t *ir.Type, closing byte, packed bool, types []*ir.Type,
	span source.Span) {
	kind := map[byte]ir.TypeKind{']': ir.ArrayKind, '}': ir.StructKind, '>': ir.VectorKind}[closing]
	if t.Kind != kind || kind == ir.StructKind && t.Packed != packed {
		p.failf(codeConstant, span, "%s is not a constant of type %s", quote(p.textAt(span)), t)
	}
	if kind == ir.StructKind {
		if len(types) != len(t.Fields) {
			p.failf(codeConstant, span, "the constant has %s, its type %d",
				source.Count(len(types), "field"), len(t.Fields))
		}
		for i, f := range t.Fields {
			if types[i] != f {
				p.failf(codeConstant, span, "field %d has type %s, not %s", i, types[i], f)
			}
		}
		return
	}
	if uint64(len(types)) != t.Len || t.Scalable {
		p.failf(codeConstant, span, "the constant has %s, its type `%s` has %d",
			source.Count(len(types), "element"), t, t.Len)
	}
	for i, e := range types {
		if e != t.Elem {
			p.failf(codeConstant, span, "element %d has type %s, not %s", i, e, t.Elem)
		}
	}
}

// makeAggregate is a constant with these elements. One without any is zeroinitializer, unless it is
// an array.
func (p *constReader) makeAggregate(t *ir.Type, elems []ir.Value) ir.Value {
	switch {
	case len(elems) > 0:
		return ir.Aggregate(t, elems)
	case t.Kind != ir.ArrayKind:
		return ir.Zero(t)
	case p.m.Dialect.Opaque(): // an empty constant can be any of these
		return ir.Poison(t)
	}
	return ir.Undef(t)
}

// stringConst reads c"…".
func (p *constReader) stringConst(t *ir.Type) ir.Value {
	p.Next()
	span := p.Span()
	if p.Kind != scan.String {
		p.expected("a string after `c`")
	}
	text := p.Str()
	if t.Kind != ir.ArrayKind || !t.Elem.IsInt(8) || t.Len != uint64(len(text)) {
		p.failf(codeConstant, span, "a string of %s must have type [%d x i8], not %s",
			source.Count(len(text), "byte"),
			len(text), t)
	}
	p.Next()
	for i := range len(text) {
		if text[i] != 0 {
			c := ir.NewConst(t, ir.ConstString)
			c.Text = text
			return c
		}
	}
	return ir.Zero(t)
}

// splatConst reads `splat (type value)`.
func (p *constReader) splatConst(t *ir.Type) ir.Value {
	span := p.Span()
	p.Next()
	p.expect('(')
	v, vt := p.values.typedValue()
	p.expect(')')
	if !t.IsVector() || vt != t.Elem {
		p.failf(codeConstant, span, "a splat of %s is not a constant of type %s", vt, t)
	}
	return ir.Splat(t, v)
}

// ptrAuth reads ptrauth (ptr p, i32 key[, i64 discriminator[, ptr address]]).
func (p *constReader) ptrAuth(t *ir.Type) ir.Value {
	span := p.Span()
	p.Next()
	p.expect('(')
	var elems []ir.Value
	for {
		v, _ := p.values.typedValue()
		elems = append(elems, v)
		if !p.accept(',') {
			break
		}
	}
	p.expect(')')
	if len(elems) < 2 || len(elems) > 5 {
		p.failf(codeConstant, span, "ptrauth must have a pointer, a key, and at most three "+
			"further operands")
	}
	isInt := func(v ir.Value, bits uint32) bool {
		c, ok := v.(*ir.Const)
		return ok && c.Kind == ir.ConstInt && c.Type().IsInt(bits)
	}
	switch {
	case !elems[0].Type().IsPointer():
		p.failf(codeConstant, p.From(int(span.Start)),
			"the operand of ptrauth must be a pointer, not %s", elems[0].Type())
	case !isInt(elems[1], 32):
		p.failf(codeConstant, p.From(int(span.Start)),
			"the key of ptrauth must be a constant of type i32")
	case len(elems) > 2 && !isInt(elems[2], 64):
		p.failf(codeConstant, p.From(int(span.Start)),
			"the discriminator of ptrauth must be a constant of type i64")
	case len(elems) > 3 && !elems[3].Type().IsPointer():
		p.failf(codeConstant, p.From(int(span.Start)),
			"the address discriminator of ptrauth must be a pointer, not %s", elems[3].Type())
	case len(elems) > 4 && !elems[4].Type().IsPointer():
		p.failf(codeConstant, p.From(int(span.Start)),
			"the deactivation symbol of ptrauth must be a pointer, not %s", elems[4].Type())
	}
	return ir.NewConst(t, ir.ConstPtrAuth, elems...)
}
