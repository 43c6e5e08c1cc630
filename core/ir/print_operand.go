package ir

import "strconv"

// local appends %name or %number.
func (p *text) local(n *node) {
	if n.name != "" {
		p.b = AppendName(p.b, '%', n.name)
		return
	}
	p.c('%')
	p.b = strconv.AppendInt(p.b, int64(n.slot), 10)
}

// global appends @name or @number.
func (p *operandPrinter) global(n *node) {
	if n.name != "" {
		p.b = AppendName(p.b, '@', n.name)
		return
	}
	p.c('@')
	p.b = strconv.AppendInt(p.b, int64(n.slot), 10)
}

// operand appends a value without its type.
func (p *operandPrinter) operand(v Value) {
	start := len(p.b)
	switch v := v.(type) {
	case *Instr:
		p.local(&v.node)
		p.mark(start, v.id, MarkUse)
	case *Arg:
		p.local(&v.node)
		p.mark(start, v.id, MarkUse)
	case *Block:
		p.local(&v.node)
		p.mark(start, v.id, MarkUse)
	case *Func:
		p.global(&v.node)
		p.mark(start, v.id, MarkUse)
	case *Global:
		p.global(&v.node)
		p.mark(start, v.id, MarkUse)
	case *Alias:
		p.global(&v.node)
		p.mark(start, v.id, MarkUse)
	case *IFunc:
		p.global(&v.node)
		p.mark(start, v.id, MarkUse)
	case *Const:
		p.consts.constant(v)
	case *InlineAsm:
		p.inlineAsm(v)
	case *MetadataValue:
		p.md.metadata(v.MD)
	case nil:
		p.s("<null operand!>")
	}
}

// typedOperand appends a value with its type before it.
func (p *operandPrinter) typedOperand(v Value) {
	if v == nil {
		p.s("<null operand!>")
		return
	}
	p.typ(v.Type())
	p.c(' ')
	p.operand(v)
}

func (p *operandPrinter) typedList(vs []Value) {
	for i, v := range vs {
		if i > 0 {
			p.s(", ")
		}
		p.typedOperand(v)
	}
}

func (p *operandPrinter) typedAfterSpace(in *Instr, i int) {
	p.c(' ')
	p.typedOperand(in.ops[i].Value)
}

func (p *operandPrinter) typedAfterComma(in *Instr, i int) {
	p.s(", ")
	p.typedOperand(in.ops[i].Value)
}

// sameType prints operands that share one type, which is printed once.
func (p *operandPrinter) sameType(in *Instr) {
	for i := range in.ops {
		if i == 0 {
			p.typedAfterSpace(in, 0)
		} else {
			p.s(", ")
			p.operand(in.ops[i].Value)
		}
	}
}

// typedUses appends operands with their types and commas between them.
func (p *operandPrinter) typedUses(uses []Use) {
	for i := range uses {
		if i > 0 {
			p.s(", ")
		}
		p.typedOperand(uses[i].Value)
	}
}

func (p *operandPrinter) eachTyped(in *Instr) {
	for i := range in.ops {
		if i == 0 {
			p.typedAfterSpace(in, 0)
		} else {
			p.typedAfterComma(in, i)
		}
	}
}

func (p *operandPrinter) inlineAsm(a *InlineAsm) {
	p.s("asm ")
	if a.SideEffect {
		p.s("sideeffect ")
	}
	if a.AlignStack {
		p.s("alignstack ")
	}
	if a.Intel {
		p.s("inteldialect ")
	}
	if a.Unwind {
		p.s("unwind ")
	}
	p.quoted(a.Template)
	p.s(", ")
	p.quoted(a.Constraints)
}
