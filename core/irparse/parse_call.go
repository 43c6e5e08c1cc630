package irparse

import (
	"slices"

	"statepoint/core/ir"
	"statepoint/core/irparse/internal/scan"
	"statepoint/core/source"
)

func (p *callReader) tailCall(word string) *ir.Instr {
	p.Next()
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

// call reads a call, invoke or callbr after its opcode.
func (p *callReader) call(op ir.Opcode, flags ir.Flags) *ir.Instr {
	info := &ir.CallInfo{}
	if op == ir.Call {
		flags |= p.instrs.flags(ir.Call)
	}
	info.CC = p.funcs.callConv()
	info.Ret = p.attrs.attributes(attrsOfResult)
	space := p.globals.programSpace
	if p.IsWord("addrspace") {
		space = p.types.addrSpace()
	}
	typeSpan := p.Span()
	written := p.types.anyType()
	typeSpan.End = source.Pos(p.PrevEnd)
	info.Ret = p.funcs.attributesAfterType(info.Ret)
	c := p.calleeRef()
	c.space = space
	vals := append(p.instrs.vals[:0], nil)
	types := p.arguments(info, &vals, op, flags)
	ft := p.calledType(written, types, c, typeSpan)
	if ft.Fields != nil || written.Kind == ir.FunctionKind {
		p.checkArguments(ft, types, c.span)
	}
	p.instrs.checkFastMath(flags, ft.Elem, int(typeSpan.Start))
	info.FuncType = ft
	vals[0] = p.resolveCallee(c, info)
	info.NumArgs = len(vals) - 1
	vals, counted := p.upgrades.countedTransition(vals, info, int(c.span.Start))
	info.Attrs = p.attrs.functionAttributes(&info.Attrs, nil)
	if p.Is('[') {
		vals = p.bundles(info, vals)
	}
	switch op {
	case ir.Invoke:
		p.expectWord("to")
		vals = append(vals, p.funcs.labelOperand())
		p.expectWord("unwind")
		vals = append(vals, p.funcs.labelOperand())
	case ir.CallBr:
		p.expectWord("to")
		vals = append(vals, p.funcs.labelOperand())
		vals = append(vals, p.instrs.labelList()...)
	}
	p.instrs.vals = vals
	in := p.m.NewInstr(op, ft.Elem, vals...)
	in.Call, in.Flags = info, flags
	if counted {
		p.upgrades.transitions = append(p.upgrades.transitions, in)
	}
	p.upgrades.noteStatepoint(in, c.span)
	return in
}

// calledType is the type of the function called: written in full, by its result alone, or, before
// LLVM 3.7 made that an error, as a pointer to it.
func (p *callReader) calledType(written *ir.Type, args []*ir.Type, c callee,
	span source.Span) *ir.Type {
	switch {
	case written.Kind == ir.FunctionKind:
		return written
	case written.IsPointer() && written.Elem != nil && written.Elem.Kind == ir.FunctionKind &&
		p.Src[span.End-1] == '*' &&
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

// returnsFunction reports whether a type `void ()*` before a callee is the callee's result type:
// because of the callee's own type, or because the arguments do not fit the pointee type, or
// because the pointee's result is void but the call has a name.
func (p *callReader) returnsFunction(written *ir.Type, args []*ir.Type, c callee) bool {
	if result, known := p.resultOfCallee(c); known {
		return result == written
	}
	pointee := written.Elem
	if p.instrs.named && pointee.Elem.Kind == ir.VoidKind || len(args) < len(pointee.Fields) ||
		len(args) > len(pointee.Fields) && !pointee.Variadic {
		return true
	}
	return !slices.Equal(pointee.Fields, args[:len(pointee.Fields)])
}

// resultOfCallee is the callee's result type, if known: of a function declared before or after, or
// a value defined before.
func (p *callReader) resultOfCallee(c callee) (*ir.Type, bool) {
	if c.value != nil {
		return resultThrough(c.value.Type())
	}
	after := p.Scanner
	p.Scanner = c.state
	defer func() { p.Scanner = after }()
	switch c.kind {
	case scan.Global, scan.GlobalID:
		f, known := p.values.called().(*ir.Func)
		switch {
		case !known:
		case !f.Span.IsZero():
			return f.FuncType.Elem, true
		case c.kind == scan.Global:
			return p.resultAhead(p.names.name())
		}
	case scan.Local:
		if v := p.fn.f.Lookup(p.names.name()); v != nil && p.fn.forward[p.names.name()] == nil {
			return resultThrough(v.Type())
		}
	case scan.LocalID:
		if n := p.numberOf(p.Src[p.Start+1 : p.End]); n >= 0 && n < len(p.fn.unnamed) &&
			p.fn.unnamed[n] != nil {
			return resultThrough(p.fn.unnamed[n].Type())
		}
	}
	return nil, false
}

// resultThrough is the result type of a function whose address has the given type.
func resultThrough(t *ir.Type) (*ir.Type, bool) {
	if t.IsPointer() && t.Elem != nil && t.Elem.Kind == ir.FunctionKind {
		return t.Elem.Elem, true
	}
	return nil, false
}

// resultAhead reads the result type of a function whose header comes later. Errors in the header
// are reported when it is read itself.
func (p *callReader) resultAhead(name string) (t *ir.Type, known bool) {
	p.changesOutside()
	if p.names.headers == nil {
		p.names.headers = map[string]int{}
		for _, d := range p.names.survey.Defs {
			if d.What == scan.EntityFunc {
				s := scan.Scanner{Src: p.Src, End: d.Start}
				if s.Next(); s.Kind == scan.Global {
					p.names.headers[s.Name()] = d.Head
				}
			}
		}
	}
	at, ok := p.names.headers[name]
	if !ok {
		return nil, false
	}
	depth, errors, said := p.depth, p.errors, len(p.list.Items)
	p.End = at
	p.Next()
	p.Next()
	p.guarded(func() {
		var info ir.GlobalInfo
		p.globals.symbolWords(&info)
		p.funcs.callConv()
		p.attrs.attributes(attrsOfResult)
		t = p.funcs.headerType()
	}, func() { t = nil })
	p.depth, p.errors, p.list.Items = depth, errors, p.list.Items[:said]
	return t, t != nil
}

func (p *callReader) checkArguments(ft *ir.Type, types []*ir.Type, span source.Span) {
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

// arguments reads the argument list. It returns the types as written.
func (p *callReader) arguments(info *ir.CallInfo, vals *[]ir.Value, op ir.Opcode,
	flags ir.Flags) []*ir.Type {
	p.expect('(')
	types := p.argTypes[:0]
	params := p.params[:0]
	any, dots := false, false
	wanted := "an argument or `)`"
	for !p.Is(')') {
		if p.Kind == scan.Dots {
			dots = true
			if flags&ir.MustTail == 0 {
				p.failf(codeSyntax, p.Span(), "only a musttail call can pass on `...`")
			}
			p.Next()
			break
		}
		if p.nextLine() {
			p.expectedHere(wanted)
		}
		wanted = "an argument"
		span := p.Span()
		t := p.types.typ()
		if t.Kind == ir.LabelKind {
			p.failf(codeBadType, span, "an argument cannot have type label")
		}
		var a *ir.AttrSet
		if t.Kind != ir.MetadataKind {
			a = p.attrs.attributes(attrsOfParam)
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
		p.expected("`...`: a musttail call passes on the variable arguments of its function")
	}
	p.expect(')')
	if any {
		info.Params = append([]*ir.AttrSet(nil), params...)
	}
	p.argTypes, p.params = types, params
	return types
}

// nextLine reports whether the current token is on another line than the previous one and begins
// what cannot be an argument there: an instruction, or the end of the function.
func (p *callReader) nextLine() bool {
	if p.onSameLine() {
		return false
	}
	switch p.Kind {
	case scan.Local, scan.LocalID:
		return p.Peek() == '='
	case scan.Word:
		_, is := ir.OpcodeByName(p.Text())
		return is
	}
	return p.Is('}')
}

// argument reads the value of an argument. elementtype(…) gives the type of an undeclared function.
func (p *callReader) argument(t *ir.Type, attrs *ir.AttrSet) ir.Value {
	if attrs != nil && p.Kind == scan.Global && p.values.called() == nil {
		if a, ok := attrs.Get("elementtype"); ok && a.Type != nil &&
			a.Type.Kind == ir.FunctionKind {
			f := p.names.implicitFunc(p.names.name(), p.Span(), a.Type, t)
			p.Next()
			return f
		}
	}
	return p.values.value(t)
}

// bundles reads [ "tag"(operands), … ] (LangRef, "Operand Bundles").
func (p *callReader) bundles(info *ir.CallInfo, vals []ir.Value) []ir.Value {
	p.expect('[')
	if p.Is(']') {
		p.expected("an operand bundle, such as `\"deopt\"(…)`")
	}
	for !p.Is(']') {
		if len(info.Bundles) > 0 && p.types.isTypeStart() {
			p.expected("the tag of an operand bundle in quotes; the `)` before the comma ended " +
				"the operands of the last one")
		}
		tag := p.stringToken("the tag of an operand bundle in quotes")
		p.expect('(')
		n := 0
		for !p.Is(')') {
			v, _ := p.values.typedValue()
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
