package printer

import "statepoint/core/ir"

// call prints what follows the word call, invoke or callbr.
func (p *callPrinter) call(in *ir.Instr) {
	c := in.Call
	p.out.c(' ')
	p.out.b = ir.AppendCallConv(p.out.b, c.CC, p.out.opaque)
	if c.Ret != nil {
		p.attrs.list(c.Ret)
		p.out.c(' ')
	}
	callee := in.Operand(0)
	if space := callee.Type().AddrSpace; space != 0 || p.out.m.DataLayout != "" &&
		p.out.dataLayout().ProgramAddrSpace != 0 {
		p.out.b = ir.AppendAddrSpace(p.out.b, space)
		p.out.c(' ')
	}
	if c.FuncType.Variadic {
		p.out.typ(c.FuncType)
		if p.out.m.Dialect == ir.LLVM36 { // the type of the callee, a pointer
			p.out.c('*')
		}
	} else {
		p.out.typ(c.FuncType.Elem)
	}
	p.out.c(' ')
	p.ops.operand(callee)
	p.out.c('(')
	marked := p.out.marks != nil && p.out.arguments != nil && !p.out.brief &&
		p.out.arguments(in)
	for i := range in.Args() {
		if i > 0 {
			p.out.s(", ")
		}
		start := len(p.out.b)
		v := in.Operand(1 + i)
		p.out.typ(v.Type())
		if a := c.ParamAttrs(i); a != nil {
			p.out.c(' ')
			p.attrs.list(a)
		}
		p.out.c(' ')
		p.ops.operand(v)
		if marked {
			p.out.mark(start, in.ID(), ir.MarkArgument)
		}
	}
	if in.Op == ir.Call && in.Flags&ir.MustTail != 0 {
		if f := in.Func(); f != nil && f.FuncType.Variadic {
			if c.NumArgs > 0 {
				p.out.s(", ")
			}
			p.out.s("...")
		}
	}
	p.out.c(')')
	p.attrs.group(c.Attrs)
	at := 1 + c.NumArgs
	for i, b := range c.Bundles {
		if i == 0 {
			p.out.s(" [ ")
		} else {
			p.out.s(", ")
		}
		p.out.quoted(b.Tag)
		p.out.c('(')
		p.ops.typedUses(in.Uses()[at : at+b.NumArgs])
		at += b.NumArgs
		p.out.c(')')
		if i == len(c.Bundles)-1 {
			p.out.s(" ]")
		}
	}
	switch in.Op {
	case ir.Invoke:
		p.out.s("\n          to ")
		p.ops.typedOperand(in.Operand(at))
		p.out.s(" unwind ")
		p.ops.typedOperand(in.Operand(at + 1))
	case ir.CallBr:
		p.out.s("\n          to ")
		p.ops.typedOperand(in.Operand(at))
		p.out.s(" [")
		for i := at + 1; i < in.NumOps(); i++ {
			if i > at+1 {
				p.out.s(", ")
			}
			p.ops.typedOperand(in.Operand(i))
		}
		p.out.c(']')
	}
}
