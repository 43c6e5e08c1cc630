package irparse

import (
	"slices"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
)

func (p *parser) tailCall(word string) *ir.Instr {
	p.next()
	flag := ir.Tail
	switch word {
	case "musttail":
		flag = ir.MustTail
	case "notail":
		flag = ir.NoTail
	}
	p.expectWord("call")
	return p.call(ir.Call, flag)
}

// callee is what is called, before the arguments say which type it is called with.
type callee struct {
	kind  kind    // tLocal, tLocalID, tGlobal, tGlobalID; tWord for a constant or inline assembly
	state scanner // at the name, to read it again
	span  source.Span
	value ir.Value
	asm   *ir.InlineAsm
	word  string // null, undef, poison
	space uint32 // the address space of the call, the callee's too where nothing else says
}

// call reads a call, invoke or callbr after its opcode.
func (p *parser) call(op ir.Opcode, flags ir.Flags) *ir.Instr {
	info := &ir.CallInfo{}
	if op == ir.Call {
		flags |= p.flags(ir.Call)
	}
	info.CC = p.callConv()
	info.Ret = p.attributes(attrsOfResult)
	space := p.programSpace
	if p.isWord("addrspace") {
		space = p.addrSpace()
	}
	typeSpan := p.span()
	written := p.anyType()
	typeSpan.End = source.Pos(p.prevEnd)
	c := p.calleeRef()
	c.space = space
	vals := append(p.vals[:0], nil)
	types := p.arguments(info, &vals, op, flags)
	ft := p.calledType(written, types, c, typeSpan)
	if ft.Fields != nil || written.Kind == ir.FunctionKind {
		p.checkArguments(ft, types, c.span)
	}
	p.checkFastMath(flags, ft.Elem, int(typeSpan.Start))
	info.FuncType = ft
	vals[0] = p.resolveCallee(c, info)
	info.NumArgs = len(vals) - 1
	vals, counted := p.countedTransition(vals, info, int(c.span.Start))
	info.Attrs = p.functionAttributes(&info.Attrs, nil)
	if p.is('[') {
		vals = p.bundles(info, vals)
	}
	switch op {
	case ir.Invoke:
		p.expectWord("to")
		vals = append(vals, p.labelOperand())
		p.expectWord("unwind")
		vals = append(vals, p.labelOperand())
	case ir.CallBr:
		p.expectWord("to")
		vals = append(vals, p.labelOperand())
		vals = append(vals, p.labelList()...)
	}
	p.vals = vals
	in := p.m.NewInstr(op, ft.Elem, vals...)
	in.Call, in.Flags = info, flags
	if counted {
		p.transitions = append(p.transitions, in)
	}
	p.noteStatepoint(in)
	return in
}

// calledType is the type of the function called: written in full, by its result alone, or, before
// LLVM 3.7 made that an error, as a pointer to it.
func (p *parser) calledType(written *ir.Type, args []*ir.Type, c callee,
	span source.Span) *ir.Type {
	switch {
	case written.Kind == ir.FunctionKind:
		return written
	case written.IsPointer() && written.Elem != nil && written.Elem.Kind == ir.FunctionKind &&
		p.src[span.End-1] == '*' &&
		!p.returnsFunction(written, args, c):
		p.noteOnce(codeOldForm, span, "call through a written pointer type",
			"LLVM itself would refuse this because since 3.7 a call names the type of the "+
				"function, `"+written.Elem.String()+"`, not a pointer to it.")
		return written.Elem
	}
	if written.Kind == ir.LabelKind || written.Kind == ir.MetadataKind {
		p.failf(codeBadType, span, "a function cannot return %s", written)
	}
	return p.ts.Func(written, args, false)
}

// returnsFunction reports whether a type `void ()*` before a callee is what the callee returns:
// what the callee is says so, or its arguments do not fit what the type points to, or what that
// returns has no name.
func (p *parser) returnsFunction(written *ir.Type, args []*ir.Type, c callee) bool {
	if result, known := p.resultOfCallee(c); known {
		return result == written
	}
	pointee := written.Elem
	if p.named && pointee.Elem.Kind == ir.VoidKind || len(args) < len(pointee.Fields) ||
		len(args) > len(pointee.Fields) && !pointee.Variadic {
		return true
	}
	return !slices.Equal(pointee.Fields, args[:len(pointee.Fields)])
}

// resultOfCallee is what the callee returns, as far as it is known: a function that is declared
// before or after, or a value defined before.
func (p *parser) resultOfCallee(c callee) (*ir.Type, bool) {
	if c.value != nil {
		return resultThrough(c.value.Type())
	}
	after := p.scanner
	p.scanner = c.state
	defer func() { p.scanner = after }()
	switch c.kind {
	case tGlobal, tGlobalID:
		f, known := p.lookupGlobal().(*ir.Func)
		switch {
		case !known:
		case !f.Span.IsZero():
			return f.FuncType.Elem, true
		case c.kind == tGlobal:
			return p.resultAhead(p.name())
		}
	case tLocal:
		if v := p.fn.f.Lookup(p.name()); v != nil && p.fn.forward[p.name()] == nil {
			return resultThrough(v.Type())
		}
	case tLocalID:
		if n := p.numberOf(p.src[p.start+1 : p.end]); n >= 0 && n < len(p.fn.unnamed) &&
			p.fn.unnamed[n] != nil {
			return resultThrough(p.fn.unnamed[n].Type())
		}
	}
	return nil, false
}

// resultThrough is what a function returns whose address has a type.
func resultThrough(t *ir.Type) (*ir.Type, bool) {
	if t.IsPointer() && t.Elem != nil && t.Elem.Kind == ir.FunctionKind {
		return t.Elem.Elem, true
	}
	return nil, false
}

// resultAhead reads the result of a function whose header comes later. What is wrong with the
// header is said when it is read itself.
func (p *parser) resultAhead(name string) (t *ir.Type, known bool) {
	if p.headers == nil {
		p.headers = map[string]int{}
		for _, d := range p.survey.defs {
			if d.what == entityFunc {
				s := scanner{src: p.src, end: d.start}
				if s.next(); s.kind == tGlobal {
					p.headers[s.name()] = d.head
				}
			}
		}
	}
	at, ok := p.headers[name]
	if !ok {
		return nil, false
	}
	depth, errors, said := p.depth, p.errors, len(p.list.Items)
	p.end = at
	p.next()
	p.next()
	p.guarded(func() {
		var info ir.GlobalInfo
		p.symbolWords(&info)
		p.callConv()
		p.attributes(attrsOfResult)
		t = p.headerType()
	}, func() { t = nil })
	p.depth, p.errors, p.list.Items = depth, errors, p.list.Items[:said]
	return t, t != nil
}

func (p *parser) checkArguments(ft *ir.Type, types []*ir.Type, span source.Span) {
	if len(types) < len(ft.Fields) || len(types) > len(ft.Fields) && !ft.Variadic {
		p.failf(codeType, span, "the function takes %s, %d given",
			source.Count(len(ft.Fields), "argument"), len(types))
	}
	for i, f := range ft.Fields {
		if types[i] != f {
			p.failf(codeType, span, "argument %d has type %s, the function takes %s", i+1, types[i],
				f)
		}
	}
}

// calleeRef reads the callee. Names are looked up after the arguments were read.
func (p *parser) calleeRef() callee {
	c := callee{kind: p.kind, span: p.span(), state: p.scanner}
	switch p.kind {
	case tLocal, tLocalID, tGlobal, tGlobalID:
		p.next()
		return c
	case tWord:
		switch w := p.text(); w {
		case "asm":
			p.next()
			c.asm = p.inlineAsm()
			return c
		case "null", "zeroinitializer", "undef", "poison":
			p.next()
			c.word = w
			return c
		}
		op, ok := ir.OpcodeByName(p.text())
		if ok && op.IsCast() {
			c.value = p.castCallee(op)
			return c
		}
		if ok && op == ir.GetElementPtr || p.isWord("no_cfi") || p.isWord("dso_local_equivalent") ||
			p.isWord("ptrauth") || ok && op == ir.Select {
			c.word = "" // of the pointer type known after the arguments
			c.value = p.constant(p.m.PointerTo(p.ts.I8, 0))
			return c
		}
	}
	p.expected("the function to call")
	return c
}

// castCallee reads a cast expression as a callee; its type is the one it is cast to.
func (p *parser) castCallee(op ir.Opcode) ir.Value {
	start := p.start
	p.next()
	p.expect('(')
	v, from := p.typedValue()
	p.expectWord("to")
	to := p.typ()
	p.expect(')')
	if why := ir.CastProblem(op, from, to); why != "" {
		p.failf(codeType, p.from(start), "%s", why)
	}
	if op == ir.BitCast && from == to {
		return v
	}
	c := ir.NewConst(to, ir.ConstExpr, v)
	c.Op = op
	return c
}

func (p *parser) inlineAsm() *ir.InlineAsm {
	a := ir.NewInlineAsm(nil, nil)
	for p.kind == tWord {
		switch p.text() {
		case "sideeffect":
			a.SideEffect = true
		case "alignstack":
			a.AlignStack = true
		case "inteldialect":
			a.Intel = true
		case "unwind":
			a.Unwind = true
		default:
			p.expected("the assembly template in quotes")
		}
		p.next()
	}
	a.Template = p.stringToken("the assembly template in quotes")
	p.expect(',')
	a.Constraints = p.stringToken("the constraints in quotes")
	return a
}

// resolveCallee is the value of what calleeRef read, called with info.FuncType.
func (p *parser) resolveCallee(c callee, info *ir.CallInfo) ir.Value {
	switch {
	case c.asm != nil:
		if problem := ir.AsmProblem(c.asm.Constraints, info.FuncType); problem != "" {
			p.failf(codeConstant, c.span, "%s", problem)
		}
		a := ir.NewInlineAsm(p.m.PointerTo(info.FuncType, 0), info.FuncType)
		a.Template, a.Constraints = c.asm.Template, c.asm.Constraints
		a.SideEffect, a.AlignStack, a.Intel, a.Unwind = c.asm.SideEffect, c.asm.AlignStack,
			c.asm.Intel, c.asm.Unwind
		return a
	case c.value != nil:
		if t := c.value.Type(); !t.IsPointer() || t.Elem != nil && t.Elem != info.FuncType {
			p.failf(codeType, c.span, "the callee has type %s, but is called as %s", t,
				info.FuncType)
		}
		return c.value
	case c.word != "":
		t := p.m.PointerTo(info.FuncType, c.space)
		switch c.word {
		case "null", "zeroinitializer":
			return ir.Null(t)
		case "undef":
			return ir.Undef(t)
		}
		return ir.Poison(t)
	}
	after := p.scanner
	p.scanner = c.state
	defer func() { p.scanner = after }()
	t := p.m.PointerTo(info.FuncType, c.space)
	if c.kind == tLocal || c.kind == tLocalID {
		return p.localCallee(t)
	}
	g := p.lookupGlobal()
	if g == nil && c.kind == tGlobal {
		written := p.name()
		name := written
		if whole, ok := ir.IntrinsicName(written, info.FuncType, p.m.Dialect); ok &&
			p.m.Dialect.Opaque() {
			name, g = whole, p.m.Lookup(whole) // each call gets the declaration of its types
		}
		if g == nil {
			f := p.implicitFunc(name, c.span, info.FuncType, t)
			p.noteImplicit(f, written, c.span)
			return f
		}
		if f, ok := g.(*ir.Func); ok {
			p.noteImplicit(f, written, c.span)
		}
	}
	if f, ok := g.(*ir.Func); ok {
		p.useMark(c.span, f)
		if f.Span.IsZero() {
			p.awaitType(f, t, c.span)
		} else {
			if p.fn.f != nil && !f.Span.IsZero() { // its header was read
				p.checkType(typeCheck{f, t, c.span})
			} else {
				p.checks = append(p.checks, typeCheck{f, t, c.span})
			}
		}
		return f
	}
	return p.globalUse(t)
}

// localCallee is a function pointer in a local value; in the typed dialects its type may be known
// already.
func (p *parser) localCallee(t *ir.Type) ir.Value { return p.local(t) }

// implicitFunc declares a function that is called and that nothing declares.
func (p *parser) implicitFunc(name string, span source.Span, ft, t *ir.Type) *ir.Func {
	f := p.m.NewFunc(name, ft, t)
	f.Span = span
	for _, a := range ft.Fields {
		f.AddArg(a, nil)
	}
	p.implicit = append(p.implicit, f)
	p.noteImplicit(f, name, span)
	p.useMark(span, f)
	intrinsic := strings.HasPrefix(name, "llvm.")
	if intrinsic && p.m.Dialect.Opaque() {
		return f // LLVM since 18 does the same without a word
	}
	if p.noted >= maxErrors {
		return f
	}
	d := source.Diagnostic{
		Severity: source.Note, Code: codeImplicit, Span: span,
		Message: quote(p.text2(span)) + " is not declared; it is taken as `declare " + string(declaration(name, ft)) + "`",
		Notes:   []string{"LLVM itself would refuse this because a function must be declared before it can be called."},
	}
	if !intrinsic && p.suggesting(len(p.m.Funcs)) {
		var known []string
		// those that are called without a declaration come last
		for _, o := range p.m.Funcs[:len(p.m.Funcs)-len(p.implicit)] {
			if o.Name() != "" {
				known = append(known, o.Name())
			}
		}
		if near := nearest(name, known); near != "" {
			d.Suggestion = string(ir.AppendName(nil, '@', near))
			d.Severity = source.Warning // most likely a slip
		}
	}
	p.noted++
	p.report(d)
	return f
}

// implicitUse is how a function that nothing declares is called: the name that comes first in the
// alphabet, and the last call by it.
type implicitUse struct {
	written string
	last    source.Pos
}

// noteImplicit notes a call of a function that nothing declares, or not by this name.
func (p *parser) noteImplicit(f *ir.Func, written string, span source.Span) {
	if old, ok := p.implicitUses[f]; ok && old.written < written {
		return
	}
	if p.implicitUses == nil {
		p.implicitUses = map[*ir.Func]implicitUse{}
	}
	p.implicitUses[f] = implicitUse{written, span.Start}
}

func declaration(name string, ft *ir.Type) []byte {
	b := ir.AppendType(nil, ft.Elem)
	b = append(b, ' ')
	b = ir.AppendName(b, '@', name)
	b = append(b, '(')
	for i, f := range ft.Fields {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = ir.AppendType(b, f)
	}
	if ft.Variadic {
		if len(ft.Fields) > 0 {
			b = append(b, ", "...)
		}
		b = append(b, "..."...)
	}
	return append(b, ')')
}

// arguments reads the argument list. It returns the types as written.
func (p *parser) arguments(info *ir.CallInfo, vals *[]ir.Value, op ir.Opcode,
	flags ir.Flags) []*ir.Type {
	p.expect('(')
	types := p.argTypes[:0]
	params := p.params[:0]
	any, dots := false, false
	for !p.is(')') {
		if p.kind == tDots {
			dots = true
			if flags&ir.MustTail == 0 {
				p.failf(codeSyntax, p.span(), "`...` is passed on by a musttail call only")
			}
			p.next()
			break
		}
		span := p.span()
		t := p.typ()
		if t.Kind == ir.LabelKind {
			p.failf(codeBadType, span, "an argument cannot have type label")
		}
		var a *ir.AttrSet
		if t.Kind != ir.MetadataKind {
			a = p.attributes(attrsOfParam)
		}
		any = any || a != nil
		params = append(params, a)
		types = append(types, t)
		*vals = append(*vals, p.argument(t, a))
		if !p.accept(',') {
			break
		}
	}
	if flags&ir.MustTail != 0 && !dots && p.fn.f != nil && p.fn.f.FuncType.Variadic {
		p.expected("`...`: a musttail call hands on the variable arguments of its function")
	}
	p.expect(')')
	if any {
		info.Params = append([]*ir.AttrSet(nil), params...)
	}
	p.argTypes, p.params = types, params
	return types
}

// argument reads the value of an argument. elementtype(…) says what type a function has that
// nothing declares.
func (p *parser) argument(t *ir.Type, attrs *ir.AttrSet) ir.Value {
	if attrs != nil && p.kind == tGlobal && p.lookupGlobal() == nil {
		if a, ok := attrs.Get("elementtype"); ok && a.Type != nil &&
			a.Type.Kind == ir.FunctionKind {
			f := p.implicitFunc(p.name(), p.span(), a.Type, t)
			p.next()
			return f
		}
	}
	return p.value(t)
}

// bundles reads [ "tag"(operands), … ] (LangRef, "Operand Bundles").
func (p *parser) bundles(info *ir.CallInfo, vals []ir.Value) []ir.Value {
	p.expect('[')
	if p.is(']') {
		p.expected("an operand bundle, such as `\"deopt\"(…)`")
	}
	for !p.is(']') {
		tag := p.stringToken("the tag of an operand bundle in quotes")
		p.expect('(')
		n := 0
		for !p.is(')') {
			v, _ := p.typedValue()
			vals = append(vals, v)
			n++
			if !p.accept(',') {
				break
			}
		}
		p.expect(')')
		info.Bundles = append(info.Bundles, ir.Bundle{Tag: tag, NumArgs: n})
		if !p.accept(',') {
			break
		}
	}
	p.expect(']')
	return vals
}
