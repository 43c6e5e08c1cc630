package printer

import "statepoint/core/ir"

// call prints what follows the word call, invoke or callbr.
func (p *callPrinter) call(in *ir.Instr) {
	c := in.Call
	p.c(' ')
	p.b = ir.AppendCallConv(p.b, c.CC, p.opaque)
	if c.Ret != nil {
		p.attrs.list(c.Ret)
		p.c(' ')
	}
	callee := in.Operand(0)
	if space := callee.Type().AddrSpace; space != 0 || p.m.DataLayout != "" &&
		p.dataLayout().ProgramAddrSpace != 0 {
		p.b = ir.AppendAddrSpace(p.b, space)
		p.c(' ')
	}
	if c.FuncType.Variadic {
		p.typ(c.FuncType)
		if p.m.Dialect == ir.LLVM36 { // the type of the callee, a pointer
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
		v := in.Operand(1 + i)
		p.typ(v.Type())
		if a := c.ParamAttrs(i); a != nil {
			p.c(' ')
			p.attrs.list(a)
		}
		p.c(' ')
		p.ops.operand(v)
		if marked {
			p.mark(start, in.ID(), ir.MarkArgument)
		}
	}
	if in.Op == ir.Call && in.Flags&ir.MustTail != 0 {
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
		p.ops.typedUses(in.Uses()[at : at+b.NumArgs])
		at += b.NumArgs
		p.c(')')
		if i == len(c.Bundles)-1 {
			p.s(" ]")
		}
	}
	switch in.Op {
	case ir.Invoke:
		p.s("\n          to ")
		p.ops.typedOperand(in.Operand(at))
		p.s(" unwind ")
		p.ops.typedOperand(in.Operand(at + 1))
	case ir.CallBr:
		p.s("\n          to ")
		p.ops.typedOperand(in.Operand(at))
		p.s(" [")
		for i := at + 1; i < in.NumOps(); i++ {
			if i > at+1 {
				p.s(", ")
			}
			p.ops.typedOperand(in.Operand(i))
		}
		p.c(']')
	}
}
