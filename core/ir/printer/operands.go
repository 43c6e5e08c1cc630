package printer

import (
	"strconv"

	"statepoint/core/ir"
)

// local appends %name or %number.
func (p *text) local(v ir.Named) {
	if name := v.Name(); name != "" {
		p.b = ir.AppendName(p.b, '%', name)
		return
	}
	p.c('%')
	p.b = strconv.AppendInt(p.b, int64(v.Slot()), 10)
}

// global appends @name or @number.
func (p *text) global(v ir.Named) {
	if name := v.Name(); name != "" {
		p.b = ir.AppendName(p.b, '@', name)
		return
	}
	p.c('@')
	p.b = strconv.AppendInt(p.b, int64(v.Slot()), 10)
}

// operand appends a value without its type.
func (p *operandPrinter) operand(v ir.Value) {
	start := len(p.out.b)
	switch v := v.(type) {
	case *ir.Instr:
		p.out.local(v)
		p.out.mark(start, v.ID(), ir.MarkUse)
	case *ir.Arg:
		p.out.local(v)
		p.out.mark(start, v.ID(), ir.MarkUse)
	case *ir.Block:
		p.out.local(v)
		p.out.mark(start, v.ID(), ir.MarkUse)
	case *ir.Func:
		p.out.global(v)
		p.out.mark(start, v.ID(), ir.MarkUse)
	case *ir.Global:
		p.out.global(v)
		p.out.mark(start, v.ID(), ir.MarkUse)
	case *ir.Alias:
		p.out.global(v)
		p.out.mark(start, v.ID(), ir.MarkUse)
	case *ir.IFunc:
		p.out.global(v)
		p.out.mark(start, v.ID(), ir.MarkUse)
	case *ir.Const:
		p.consts.constant(v)
	case *ir.InlineAsm:
		p.inlineAsm(v)
	case *ir.MetadataValue:
		p.md.metadata(v.MD)
	case nil:
		p.out.s("<null operand!>")
	}
}

// typedOperand appends a value with its type before it.
func (p *operandPrinter) typedOperand(v ir.Value) {
	if v == nil {
		p.out.s("<null operand!>")
		return
	}
	p.out.typ(v.Type())
	p.out.c(' ')
	p.operand(v)
}

func (p *operandPrinter) typedList(vs []ir.Value) {
	for i, v := range vs {
		if i > 0 {
			p.out.s(", ")
		}
		p.typedOperand(v)
	}
}

func (p *operandPrinter) typedAfterSpace(in *ir.Instr, i int) {
	p.out.c(' ')
	p.typedOperand(in.Operand(i))
}

func (p *operandPrinter) typedAfterComma(in *ir.Instr, i int) {
	p.out.s(", ")
	p.typedOperand(in.Operand(i))
}

// sameType prints operands that share one type, which is printed once.
func (p *operandPrinter) sameType(in *ir.Instr) {
	for i := range in.Uses() {
		if i == 0 {
			p.typedAfterSpace(in, 0)
		} else {
			p.out.s(", ")
			p.operand(in.Operand(i))
		}
	}
}

// typedUses appends operands with their types and commas between them.
func (p *operandPrinter) typedUses(uses []ir.Use) {
	for i := range uses {
		if i > 0 {
			p.out.s(", ")
		}
		p.typedOperand(uses[i].Value)
	}
}

func (p *operandPrinter) eachTyped(in *ir.Instr) {
	for i := range in.Uses() {
		if i == 0 {
			p.typedAfterSpace(in, 0)
		} else {
			p.typedAfterComma(in, i)
		}
	}
}

func (p *operandPrinter) inlineAsm(a *ir.InlineAsm) {
	p.out.s("asm ")
	if a.SideEffect {
		p.out.s("sideeffect ")
	}
	if a.AlignStack {
		p.out.s("alignstack ")
	}
	if a.Intel {
		p.out.s("inteldialect ")
	}
	if a.Unwind {
		p.out.s("unwind ")
	}
	p.out.quoted(a.Template)
	p.out.s(", ")
	p.out.quoted(a.Constraints)
}
