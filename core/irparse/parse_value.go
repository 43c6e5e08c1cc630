package irparse

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

// typedValue reads a type and a value of it. The type is the one in the text; a global has another
// one until it is defined.
func (p *valueReader) typedValue() (ir.Value, *ir.Type) {
	t := p.types.typ()
	return p.value(t), t
}

// typedConstant reads a type and a constant of it.
func (p *valueReader) typedConstant() ir.Value {
	t := p.types.typ()
	span := p.Span()
	v := p.value(t)
	if !ir.IsConstant(v) {
		p.failf(codeConstant, span, "the value must be a constant")
	}
	return v
}

// value reads a value of type t.
func (p *valueReader) value(t *ir.Type) ir.Value {
	if t.Kind == ir.MetadataKind {
		return p.meta.metadataAsValue()
	}
	switch p.Kind {
	case scan.Local, scan.LocalID:
		return p.funcs.local(t)
	case scan.Global, scan.GlobalID:
		return p.globalUse(t)
	case scan.Int:
		return p.consts.intConst(t)
	}
	outermost := p.depth == 0
	v := p.constant(t)
	if c, ok := v.(*ir.Const); ok && outermost && p.fn.f != nil && len(c.Elems) > 0 &&
		!holdsAddressOfBlock(c) {
		return p.fn.consts.Unique(c) // passes compare operands by identity
	}
	return v
}

// holdsAddressOfBlock reports whether a constant contains a blockaddress, whose block may come
// later.
func holdsAddressOfBlock(c *ir.Const) bool {
	if c.Kind == ir.ConstBlockAddress {
		return true
	}
	for _, e := range c.Elems {
		if inner, ok := e.(*ir.Const); ok && holdsAddressOfBlock(inner) {
			return true
		}
	}
	return false
}

// globalUse reads a global name as a value of type t.
func (p *valueReader) globalUse(t *ir.Type) ir.Value {
	span := p.Span()
	if !t.IsPointer() {
		p.failf(codeType, span, "%s is an address, not a value of type %s", quote(p.Text()), t)
	}
	g := p.lookupGlobal()
	if g == nil {
		name := ""
		if p.Kind == scan.Global {
			name = p.names.name()
		}
		if f := p.implicitIntrinsic(name); f != nil {
			p.Next()
			p.funcs.useMark(span, f)
			return f
		}
		// only a function can have this type
		if t.Elem != nil && t.Elem.Kind == ir.FunctionKind && name != "" {
			f := p.names.implicitFunc(name, span, t.Elem, t)
			p.Next()
			return f
		}
		if g := p.names.otherwiseSpelled(name, span); g != nil {
			p.Next()
			p.funcs.useMark(span, g)
			p.checkGlobalType(g, t, span)
			return g
		}
		d := p.names.undefinedGlobal(name, span)
		p.Next()
		p.report(d)
		return ir.Null(t)
	}
	p.Next()
	p.funcs.useMark(span, g)
	p.checkGlobalType(g, t, span)
	return g
}

// lookupGlobal is the global of the current token, or nil.
func (p *valueReader) lookupGlobal() ir.Named {
	g := p.called()
	p.concernsGlobal(g)
	return g
}

// called is lookupGlobal for a function that is called.
func (p *valueReader) called() ir.Named {
	if p.Kind == scan.Global {
		return p.m.Lookup(p.names.name())
	}
	return p.names.globalByID(p.numberOf(p.Src[p.Start+1 : p.End]))
}

// checkGlobalType compares the type with which a global is used to its own, at once or when it is
// defined.
func (p *valueReader) checkGlobalType(g ir.Named, t *ir.Type, span source.Span) {
	if at := definedAt(g); at != nil && at.IsZero() {
		p.awaitType(g, t, span)
		return
	}
	if g.Type() != t {
		p.globalTypeMismatch(g, t, span)
	}
}

// awaitType assumes that an undefined global has the type with which it is used; the definition is
// checked against it.
func (p *valueReader) awaitType(g ir.Named, t *ir.Type, span source.Span) {
	p.changesOutside()
	p.names.checks = append(p.names.checks, typeCheck{g, t, span})
	g.(interface{ MutateType(*ir.Type) }).MutateType(t)
}

func (p *valueReader) globalTypeMismatch(g ir.Named, t *ir.Type, span source.Span) {
	name := quote(p.textAt(span))
	d := source.Diagnostic{Severity: source.Error, Code: codeType, Span: span,
		Message: callMismatch(name, g.Type(), t)}
	if d.Message == "" {
		d.Message = fmt.Sprintf("%s has type `%s`, but is used with type `%s`", name, g.Type(), t)
	} else {
		d.Notes = []string{fmt.Sprintf("%s has type `%s`.", name, g.Type().Elem)}
	}
	p.report(d)
}

// implicitIntrinsic is an undeclared intrinsic that is used as a value.
func (p *valueReader) implicitIntrinsic(name string) *ir.Func {
	for _, f := range p.names.implicit {
		if name != "" && f.Name() == name {
			return f
		}
	}
	return nil
}

// constant reads a constant of type t that is neither a global nor a plain integer (LangRef,
// "Constants").
func (p *valueReader) constant(t *ir.Type) ir.Value {
	span := p.Span()
	switch p.Kind {
	case scan.Float, scan.Hex:
		return p.consts.floatConst(t)
	case scan.HexInt:
		return p.consts.hexIntConst(t)
	case scan.Word:
		return p.wordConstant(t)
	case scan.Punct:
		switch p.Src[p.Start] {
		case '{', '[', '<':
			p.enter()
			v := p.consts.aggregateConst(t)
			p.depth--
			return v
		}
	case scan.Meta, scan.Bang:
		p.failf(codeType, span, "metadata cannot be a value of type %s", t)
	}
	p.expectedValue(t)
	return nil
}

func (p *valueReader) wordConstant(t *ir.Type) ir.Value {
	span := p.Span()
	w := p.Text()
	wrong := func(ok bool) {
		if !ok {
			p.fail(source.Diagnostic{
				Code: codeConstant, Span: span,
				Message:    quote(w) + " cannot have type " + t.String(),
				Suggestion: wordOfOtherType(w, t),
			})
		}
	}
	switch w {
	case "true", "false":
		wrong(t.IsInt(1))
		p.Next()
		if w == "true" {
			return ir.IntConst(t, 1)
		}
		return ir.IntConst(t, 0)
	case "null":
		wrong(t.IsPointer())
		p.Next()
		return ir.Null(t)
	case "undef":
		wrong(t.IsFirstClass() && t.Kind != ir.LabelKind && t.Kind != ir.TokenKind ||
			t.Kind == ir.TokenKind)
		p.Next()
		return ir.Undef(t)
	case "poison":
		wrong(t.IsFirstClass() && t.Kind != ir.LabelKind)
		p.Next()
		return ir.Poison(t)
	case "none":
		wrong(t.Kind == ir.TokenKind)
		p.Next()
		return ir.None(t)
	case "zeroinitializer":
		wrong(t.IsFirstClass() && t.Kind != ir.LabelKind && t.Kind != ir.MetadataKind &&
			(t.Kind != ir.TargetKind || ir.ZeroTargetType(t)))
		p.Next()
		return ir.Zero(t)
	case "c":
		return p.consts.stringConst(t)
	case "asm":
		p.failf(codeConstant, span, "inline assembly can only be called")
	case "blockaddress":
		return p.blockAddress(t)
	case "dso_local_equivalent", "no_cfi":
		p.Next()
		kind := ir.ConstDSOLocalEquivalent
		if w == "no_cfi" {
			kind = ir.ConstNoCFI
		}
		wrong(t.IsPointer())
		if p.Kind != scan.Global && p.Kind != scan.GlobalID {
			p.expected("the name of a function")
		}
		return ir.NewConst(t, kind, p.globalUse(t))
	case "splat":
		return p.consts.splatConst(t)
	case "ptrauth":
		return p.consts.ptrAuth(t)
	}
	if op, ok := ir.OpcodeByName(w); ok {
		p.enter()
		v := p.consts.constExpr(t, op)
		p.depth--
		return v
	}
	p.expectedValue(t)
	return nil
}

// blockAddress reads blockaddress(@f, %block). The function may come later, and so may the block.
func (p *valueReader) blockAddress(t *ir.Type) ir.Value {
	if !t.IsPointer() || t.Elem != nil && !t.Elem.IsInt(8) {
		p.failf(codeType, p.Span(), "the address of a block has type %s, not %s",
			p.m.PointerTo(p.ts.I8, 0), t)
	}
	p.Next()
	p.expect('(')
	if p.Kind != scan.Global && p.Kind != scan.GlobalID {
		p.expected("the name of a function")
	}
	g := p.lookupGlobal()
	f, ok := g.(*ir.Func)
	if !ok {
		p.failf(codeUndefined, p.Span(), "%s is not a function", quote(p.Text()))
	}
	p.funcs.useMark(p.Span(), f)
	p.Next()
	p.expect(',')
	if p.Kind != scan.Local && p.Kind != scan.LocalID {
		p.expected("the name of a block")
	}
	c := ir.NewConst(t, ir.ConstBlockAddress, f, nil)
	a := pendingAddress{c: c, f: f, span: p.Span(), number: -1}
	if p.Kind == scan.Local {
		a.name = p.names.name()
	} else {
		a.number = p.numberOf(p.Src[p.Start+1 : p.End])
	}
	p.Next()
	p.expect(')')
	p.addresses = append(p.addresses, a)
	return c
}

// pendingAddress is a blockaddress whose block is looked up at the end of the text.
type pendingAddress struct {
	c      *ir.Const
	f      *ir.Func
	name   string
	number int
	span   source.Span
}

func (p *valueReader) finishAddresses() {
	numbers := map[*ir.Func][]*ir.Block{}
	for _, a := range p.addresses {
		var b *ir.Block
		if a.number < 0 {
			b, _ = a.f.Lookup(a.name).(*ir.Block)
		} else {
			if _, seen := numbers[a.f]; !seen {
				numbers[a.f] = unnamedBlocks(a.f)
			}
			if bs := numbers[a.f]; a.number >= 0 && a.number < len(bs) {
				b = bs[a.number]
			}
		}
		if b == nil {
			p.errorf(codeUndefined, a.span, "function %s has no block %s", quote("@"+a.f.Name()),
				quote(p.textAt(a.span)))
			a.c.Elems[1] = ir.Undef(p.ts.I1)
			continue
		}
		a.c.Elems[1] = b
		p.funcs.useMark(a.span, b)
	}
}

// unnamedBlocks are the unnamed blocks of f by number.
func unnamedBlocks(f *ir.Func) []*ir.Block {
	var bs []*ir.Block
	for _, a := range f.Args {
		if a.Name() == "" {
			bs = append(bs, nil)
		}
	}
	for _, b := range f.Blocks {
		if b.Name() == "" {
			bs = append(bs, b)
		}
		for in := b.First(); in != nil; in = in.Next() {
			if in.Name() == "" && in.Type().Kind != ir.VoidKind {
				bs = append(bs, nil)
			}
		}
	}
	return bs
}
