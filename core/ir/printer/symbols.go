package printer

import "statepoint/core/ir"

func (p *symbolPrinter) variable(g *ir.Global) {
	start := len(p.out.b)
	p.out.global(g)
	p.out.mark(start, g.ID(), ir.MarkDef)
	p.out.s(" = ")
	if g.Init == nil && (g.Linkage == "" || g.Linkage == "external") {
		p.out.s("external ")
	}
	p.out.symbol(&g.GlobalInfo)
	if g.AddrSpace != 0 {
		p.out.b = ir.AppendAddrSpace(p.out.b, g.AddrSpace)
		p.out.c(' ')
	}
	if g.ExternallyInitialized {
		p.out.s("externally_initialized ")
	}
	if g.Constant {
		p.out.s("constant ")
	} else {
		p.out.s("global ")
	}
	p.out.typ(g.Content)
	if g.Init != nil {
		p.out.c(' ')
		p.ops.operand(g.Init)
	}
	if g.Section != "" {
		p.out.s(", section ")
		p.out.quoted(g.Section)
	}
	p.out.partition(&g.GlobalInfo)
	for _, word := range g.Extra {
		p.out.s(", ")
		p.out.s(word)
	}
	if g.Comdat != nil {
		p.out.c(',')
		p.out.comdat(g, g.Comdat)
	}
	if g.Align != 0 {
		p.out.s(", align ")
		p.out.uint(g.Align)
	}
	p.md.attachments(g.Attachments, ", ")
	p.attrs.group(g.Attrs)
	p.out.mark(start, g.ID(), ir.MarkGlobal)
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
	start := len(p.out.b)
	p.out.global(a)
	p.out.mark(start, a.ID(), ir.MarkDef)
	p.out.s(" = ")
	p.out.symbol(&a.GlobalInfo)
	p.out.s("alias ")
	c, ok := a.Aliasee.(*ir.Const)
	if p.out.m.Dialect != ir.LLVM36 || ok && c.Kind == ir.ConstExpr {
		p.out.typ(a.Content)
		p.out.s(", ")
	}
	p.aliased(a.Aliasee)
	p.out.partition(&a.GlobalInfo)
	p.out.mark(start, a.ID(), ir.MarkGlobal)
	p.out.c('\n')
}

func (p *symbolPrinter) ifunc(i *ir.IFunc) {
	start := len(p.out.b)
	p.out.global(i)
	p.out.mark(start, i.ID(), ir.MarkDef)
	p.out.s(" = ")
	p.out.symbol(&i.GlobalInfo)
	p.out.s("ifunc ")
	p.out.typ(i.Content)
	p.out.s(", ")
	p.aliased(i.Resolver)
	p.out.partition(&i.GlobalInfo)
	p.md.attachments(i.Attachments, ", ")
	p.out.mark(start, i.ID(), ir.MarkGlobal)
	p.out.c('\n')
}
