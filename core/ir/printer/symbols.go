package printer

import "statepoint/core/ir"

func (p *symbolPrinter) variable(g *ir.Global) {
	start := len(p.b)
	p.ops.global(g)
	p.mark(start, g.ID(), ir.MarkDef)
	p.s(" = ")
	if g.Init == nil && (g.Linkage == "" || g.Linkage == "external") {
		p.s("external ")
	}
	p.symbol(&g.GlobalInfo)
	if g.AddrSpace != 0 {
		p.b = ir.AppendAddrSpace(p.b, g.AddrSpace)
		p.c(' ')
	}
	if g.ExternallyInitialized {
		p.s("externally_initialized ")
	}
	if g.Constant {
		p.s("constant ")
	} else {
		p.s("global ")
	}
	p.typ(g.Content)
	if g.Init != nil {
		p.c(' ')
		p.ops.operand(g.Init)
	}
	if g.Section != "" {
		p.s(", section ")
		p.quoted(g.Section)
	}
	p.partition(&g.GlobalInfo)
	for _, word := range g.Extra {
		p.s(", ")
		p.s(word)
	}
	if g.Comdat != nil {
		p.c(',')
		p.comdat(g, g.Comdat)
	}
	if g.Align != 0 {
		p.s(", align ")
		p.uint(g.Align)
	}
	p.md.attachments(g.Attachments, ", ")
	p.attrs.group(g.Attrs)
	p.mark(start, g.ID(), ir.MarkGlobal)
}

// aliased appends the aliasee of an alias or the resolver of an ifunc; an expression includes its
// own type.
func (p *symbolPrinter) aliased(v ir.Value) {
	if c, ok := v.(*ir.Const); ok && c.Kind == ir.ConstExpr {
		p.consts.constant(c)
		return
	}
	p.ops.typedOperand(v)
}

func (p *symbolPrinter) alias(a *ir.Alias) {
	start := len(p.b)
	p.ops.global(a)
	p.mark(start, a.ID(), ir.MarkDef)
	p.s(" = ")
	p.symbol(&a.GlobalInfo)
	p.s("alias ")
	if c, ok := a.Aliasee.(*ir.Const); p.m.Dialect != ir.LLVM36 || ok && c.Kind == ir.ConstExpr {
		p.typ(a.Content)
		p.s(", ")
	}
	p.aliased(a.Aliasee)
	p.partition(&a.GlobalInfo)
	p.mark(start, a.ID(), ir.MarkGlobal)
	p.c('\n')
}

func (p *symbolPrinter) ifunc(i *ir.IFunc) {
	start := len(p.b)
	p.ops.global(i)
	p.mark(start, i.ID(), ir.MarkDef)
	p.s(" = ")
	p.symbol(&i.GlobalInfo)
	p.s("ifunc ")
	p.typ(i.Content)
	p.s(", ")
	p.aliased(i.Resolver)
	p.partition(&i.GlobalInfo)
	p.md.attachments(i.Attachments, ", ")
	p.mark(start, i.ID(), ir.MarkGlobal)
	p.c('\n')
}
