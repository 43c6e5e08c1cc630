package ir

// call prints what follows the word call, invoke or callbr.
func (p *callPrinter) call(in *Instr) {
	c := in.Call
	p.c(' ')
	p.b = appendCallConv(p.b, c.CC, p.opaque)
	if c.Ret != nil {
		p.attrs.list(c.Ret)
		p.c(' ')
	}
	callee := in.ops[0].Value
	if space := callee.Type().AddrSpace; space != 0 || p.m.DataLayout != "" &&
		p.dataLayout().ProgramAddrSpace != 0 {
		p.b = appendAddrSpace(p.b, space)
		p.c(' ')
	}
	if c.FuncType.Variadic {
		p.typ(c.FuncType)
		if p.m.Dialect == LLVM36 { // the type of the callee, a pointer
			p.c('*')
		}
	} else {
		p.typ(c.FuncType.Elem)
	}
	p.c(' ')
	p.ops.operand(callee)
	p.c('(')
	marked := p.marks != nil && p.arguments != nil && p.arguments(in)
	for i := range in.Args() {
		if i > 0 {
			p.s(", ")
		}
		start := len(p.b)
		v := in.ops[1+i].Value
		p.typ(v.Type())
		if a := c.ParamAttrs(i); a != nil {
			p.c(' ')
			p.attrs.list(a)
		}
		p.c(' ')
		p.ops.operand(v)
		if marked {
			p.mark(start, in.id, MarkArgument)
		}
	}
	if in.Op == Call && in.Flags&MustTail != 0 {
		if f := in.Func(); f != nil && f.FuncType.Variadic {
			if c.NumArgs > 0 {
				p.s(", ")
			}
			p.s("...")
		}
	}
	p.c(')')
	p.attrs.group(c.Attrs)
	at := 1 + c.NumArgs
	for i, b := range c.Bundles {
		if i == 0 {
			p.s(" [ ")
		} else {
			p.s(", ")
		}
		p.quoted(b.Tag)
		p.c('(')
		p.ops.typedUses(in.ops[at : at+b.NumArgs])
		at += b.NumArgs
		p.c(')')
		if i == len(c.Bundles)-1 {
			p.s(" ]")
		}
	}
	switch in.Op {
	case Invoke:
		p.s("\n          to ")
		p.ops.typedOperand(in.ops[at].Value)
		p.s(" unwind ")
		p.ops.typedOperand(in.ops[at+1].Value)
	case CallBr:
		p.s("\n          to ")
		p.ops.typedOperand(in.ops[at].Value)
		p.s(" [")
		for i := at + 1; i < len(in.ops); i++ {
			if i > at+1 {
				p.s(", ")
			}
			p.ops.typedOperand(in.ops[i].Value)
		}
		p.c(']')
	}
}
