package irparse

import (
	"math/big"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/fold"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// constExpr reads an instruction's opcode on constants (LangRef, "Constant Expressions").
func (p *constReader) constExpr(t *ir.Type, op ir.Opcode) ir.Value {
	start := p.Start
	p.Next()
	c := ir.NewConst(t, ir.ConstExpr)
	c.Op = op
	c.Flags = p.instrs.flags(op)
	switch {
	case op == ir.GetElementPtr:
		return p.gepExpr(t, c.Flags, start)
	case op == ir.ICmp || op == ir.FCmp:
		c.Pred = p.instrs.predicate(op)
	case op.IsCast(), op.IsBinary(), op == ir.FNeg, op == ir.Select, op == ir.ExtractElement,
		op == ir.InsertElement,
		op == ir.ShuffleVector, op == ir.ExtractValue, op == ir.InsertValue:
	default:
		p.failf(codeConstant, p.From(start), "%s is not a constant expression", quote(op.String()))
	}
	p.expect('(')
	types := p.constOperands(c, op)
	if op.IsCast() {
		p.expectWord("to")
		span := p.Span()
		if to := p.types.typ(); to != t {
			p.failf(codeType, span, "the expression has type %s, but is used with type %s", to, t)
		}
	}
	p.expect(')')
	p.checkConstExpr(c, op, types, t, p.From(start))
	if p.m.Dialect.Opaque() && !isConstantYet(op) {
		p.noteOnce(codeOldForm, p.From(start), quote(op.String())+" as a constant expression",
			"LLVM itself would refuse this: its later releases have instructions instead.")
	}
	return p.fold(c)
}

// fold is the constant to which LLVM reduces an expression when it reads it.
func (p *constReader) fold(c *ir.Const) ir.Value {
	f := fold.Folder{Types: p.ts, Opaque: p.m.Dialect.Opaque()}
	return f.Expr(c)
}

// isConstantYet reports whether LLVM still has constant expressions of an opcode.
func isConstantYet(op ir.Opcode) bool {
	switch op {
	case ir.Add, ir.Sub, ir.Xor, ir.Trunc, ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr, ir.BitCast,
		ir.AddrSpaceCast, ir.ExtractElement, ir.InsertElement, ir.ShuffleVector:
		return true
	}
	return false
}

func (p *constReader) constOperands(c *ir.Const, op ir.Opcode) []*ir.Type {
	var types []*ir.Type
	for {
		if p.isNumber() && (op == ir.ExtractValue || op == ir.InsertValue) {
			c.Indices = append(c.Indices, int32(p.uint(31, "an index")))
		} else {
			span := p.Span()
			v, vt := p.values.typedValue()
			if !ir.IsConstant(v) {
				p.failf(codeConstant, span,
					"an operand of a constant expression must be a constant")
			}
			if op == ir.ShuffleVector && len(c.Elems) == 2 {
				c.Indices = p.instrs.shuffleIndices(v, vt, span)
			} else {
				c.Elems = append(c.Elems, v)
				types = append(types, vt)
			}
		}
		if !p.accept(',') {
			return types
		}
	}
}

// checkConstExpr checks the number and types of operands against the result.
func (p *constReader) checkConstExpr(c *ir.Const, op ir.Opcode, types []*ir.Type, t *ir.Type,
	span source.Span) {
	want := 2
	switch {
	case op.IsCast(), op == ir.FNeg, op == ir.ExtractValue:
		want = 1
	case op == ir.Select, op == ir.InsertElement:
		want = 3
	}
	if len(types) != want {
		p.failf(codeConstant, span, "%s has %s, not %d", quote(op.String()),
			source.Count(want, "operand"),
			len(types))
	}
	var result *ir.Type
	switch {
	case op.IsBinary(), op == ir.FNeg:
		result = types[0]
		if types[want-1] != types[0] {
			p.failf(codeType, span, "the operands of %s have types %s and %s", quote(op.String()),
				types[0], types[want-1])
		}
	case op == ir.ICmp, op == ir.FCmp:
		result = p.instrs.boolLike(types[0])
	case op == ir.Select:
		result = types[1]
	case op == ir.ExtractElement:
		result = types[0].Elem
	case op == ir.InsertElement, op == ir.InsertValue:
		result = types[0]
	case op == ir.ShuffleVector:
		if types[0].IsVector() {
			result = p.ts.Vector(uint64(len(c.Indices)), types[0].Elem, types[0].Scalable)
		}
	case op == ir.ExtractValue:
		result = p.instrs.indexed(types[0], c.Indices, span)
	case op.IsCast():
		if why := ir.CastProblem(op, types[0], t); why != "" {
			p.failf(codeType, span, "%s", why)
		}
		return
	}
	if result != t {
		p.failf(codeType, span, "the expression has type %s, but is used with type %s", result, t)
	}
}

// untypedExpr reads an expression without a type before it: a cast or a getelementptr.
func (p *constReader) untypedExpr(op ir.Opcode) ir.Value {
	start := p.Start
	if op.IsCast() {
		return p.calls.castCallee(op)
	}
	p.Next()
	if op != ir.GetElementPtr {
		p.failf(codeConstant, p.From(start), "%s needs its type before it here", quote(op.String()))
	}
	return p.gepExpr(nil, p.instrs.flags(op), start)
}

// gepExpr reads the rest of a getelementptr expression of type t, nil if that is not known.
func (p *constReader) gepExpr(t *ir.Type, flags ir.Flags, start int) ir.Value {
	var c gepConst
	if p.IsWord("inrange") {
		c.InRange = p.inRange()
	}
	p.expect('(')
	elem := p.types.anyType()
	c.ElemType = elem
	old := !p.Is(',')
	if old {
		if !elem.IsPointer() || elem.Elem == nil {
			p.expected("`,`")
		}
		p.instrs.oldForm("getelementptr", elem, p.From(start))
		c.ElemType = elem.Elem
		c.Elems = append(c.Elems, p.values.value(elem))
	}
	for p.accept(',') {
		if p.acceptWord("inrange") {
			c.InRange = "#" + itoa(len(c.Elems))
		}
		span := p.Span()
		v, _ := p.values.typedValue()
		if !ir.IsConstant(v) {
			p.failf(codeConstant, span, "an operand of a constant expression must be a constant")
		}
		c.Elems = append(c.Elems, v)
	}
	p.expect(')')
	span := p.From(start)
	result := p.instrs.gepType(c.ElemType, c.Elems, span)
	if t != nil && result != t {
		p.failf(codeType, span, "the expression has type %s, but is used with type %s", result, t)
	}
	k := ir.NewConst(result, ir.ConstExpr, c.Elems...)
	k.Op, k.Flags, k.ElemType, k.InRange = ir.GetElementPtr, flags, c.ElemType, c.InRange
	return p.fold(k)
}

// gepConst is the state of a getelementptr expression while it is read.
type gepConst struct {
	ElemType *ir.Type
	Elems    []ir.Value
	InRange  string
}

// inRange reads inrange(-8, 16): the half-open range of bytes around the address that may be
// accessed through it.
func (p *constReader) inRange() string {
	p.Next()
	p.expect('(')
	var ends [2]*big.Int
	for i := range ends {
		if i > 0 {
			p.expect(',')
		}
		if p.Kind != scan.Int || len(p.Text()) > 40 {
			p.expected("an offset in bytes")
		}
		ends[i], _ = new(big.Int).SetString(p.Text(), 10)
		p.Next()
	}
	if ends[0] == nil || ends[1] == nil || ends[0].Cmp(ends[1]) >= 0 {
		p.failf(codeConstant, p.From(p.PrevEnd-1),
			"the second offset of an inrange is larger than the first")
	}
	p.expect(')')
	return "inrange(" + ends[0].String() + ", " + ends[1].String() + ")"
}
