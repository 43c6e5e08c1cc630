package ir

// module prints everything, in LLVM's order: header, types, comdats, globals, aliases, ifuncs,
// functions, attribute groups, metadata.
func (p *printer) module() {
	m := p.m
	numberGlobals(m)
	for _, f := range m.Funcs {
		numberFunc(f)
	}
	p.collectModule()
	p.header()
	p.structTypes()
	for _, c := range usedComdats(m) {
		p.separate()
		p.b = AppendName(p.b, '$', c.Name)
		p.s(" = comdat ")
		p.s(c.Kind)
		p.c('\n')
	}
	if len(m.Globals) > 0 {
		p.separate()
	}
	for _, g := range m.Globals {
		p.globalVariable(g)
		p.c('\n')
		p.flush(writeChunk)
	}
	if len(m.Aliases) > 0 {
		p.separate()
	}
	for _, a := range m.Aliases {
		p.alias(a)
	}
	if len(m.IFuncs) > 0 {
		p.separate()
	}
	for _, i := range m.IFuncs {
		p.ifunc(i)
	}
	for _, f := range m.Funcs {
		p.separate()
		p.function(f)
		p.flush(writeChunk)
	}
	p.attributeGroups()
	p.moduleMetadata()
	if len(m.Summary) > 0 {
		p.separate()
		for _, s := range m.Summary {
			p.s(s)
			p.c('\n')
		}
	}
}

// separate begins a section with an empty line. LLVM prints one even at the very start; a text of
// our own does not begin with it.
func (p *printer) separate() {
	if len(p.b) > 0 || p.begun {
		p.c('\n')
	}
}

func (p *printer) header() {
	m := p.m
	file := m.SourceFile
	if p.opts.ModuleID != "" {
		p.s("; ModuleID = '")
		p.s(p.opts.ModuleID)
		p.s("'\n")
		if file == "" {
			file = p.opts.ModuleID
		}
	} else {
		for _, c := range m.HeadComments {
			p.s(c)
			p.c('\n')
		}
		if len(m.HeadComments) > 0 && (file != "" || m.DataLayout != "" || m.TargetTriple != "") {
			p.c('\n')
		}
	}
	if file != "" {
		p.s("source_filename = ")
		p.quoted(file)
		p.c('\n')
	}
	if m.DataLayout != "" {
		p.s("target datalayout = ")
		p.quoted(m.DataLayout)
		p.c('\n')
	}
	if m.TargetTriple != "" {
		p.s("target triple = ")
		p.quoted(m.TargetTriple)
		p.c('\n')
	}
	if len(m.Asm) > 0 {
		p.separate()
	}
	for _, line := range m.Asm {
		p.s("module asm ")
		p.quoted(line)
		p.c('\n')
	}
}

func (p *printer) structTypes() {
	types := usedStructTypes(p.m)
	if len(types) > 0 {
		p.separate()
	}
	for _, t := range types {
		p.typ(t)
		p.s(" = type ")
		p.b = AppendStructBody(p.b, t)
		p.c('\n')
	}
}

func (p *printer) globalVariable(g *Global) {
	start := len(p.b)
	p.global(&g.node)
	p.mark(start, g.id, MarkDef)
	p.s(" = ")
	if g.Init == nil && (g.Linkage == "" || g.Linkage == "external") {
		p.s("external ")
	}
	p.symbol(&g.GlobalInfo)
	if g.AddrSpace != 0 {
		p.b = appendAddrSpace(p.b, g.AddrSpace)
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
		p.operand(g.Init)
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
		p.comdat(&g.node, g.Comdat)
	}
	if g.Align != 0 {
		p.s(", align ")
		p.uint(g.Align)
	}
	p.attachments(g.Attachments, ", ")
	p.attrGroup(g.Attrs)
	p.mark(start, g.id, MarkGlobal)
}

// symbol appends linkage, preemption, visibility, storage class, thread-local model and
// unnamed_addr, each with a space after it.
func (p *printer) symbol(g *GlobalInfo) {
	if g.Linkage != "" && g.Linkage != "external" {
		p.s(g.Linkage)
		p.c(' ')
	}
	local := g.Linkage == "private" || g.Linkage == "internal"
	shown := g.Visibility == "" || g.Visibility == "default"
	if g.Preemption == "dso_local" && !local && (shown || g.Linkage == "extern_weak") {
		p.s("dso_local ")
	}
	if !shown {
		p.s(g.Visibility)
		p.c(' ')
	}
	if g.DLLStorage != "" {
		p.s(g.DLLStorage)
		p.c(' ')
	}
	if g.ThreadLocal != "" {
		p.s(g.ThreadLocal)
		p.c(' ')
	}
	if g.UnnamedAddr != "" {
		p.s(g.UnnamedAddr)
		p.c(' ')
	}
}

func (p *printer) partition(g *GlobalInfo) {
	if g.Partition != "" {
		p.s(", partition ")
		p.quoted(g.Partition)
	}
}

func (p *printer) comdat(owner *node, c *Comdat) {
	p.s(" comdat")
	if c.Name != owner.name {
		p.c('(')
		p.b = AppendName(p.b, '$', c.Name)
		p.c(')')
	}
}

// aliased appends what an alias or ifunc stands for; an expression says its type itself.
func (p *printer) aliased(v Value) {
	if c, ok := v.(*Const); ok && c.Kind == ConstExpr {
		p.constant(c)
		return
	}
	p.typedOperand(v)
}

func (p *printer) alias(a *Alias) {
	start := len(p.b)
	p.global(&a.node)
	p.mark(start, a.id, MarkDef)
	p.s(" = ")
	p.symbol(&a.GlobalInfo)
	p.s("alias ")
	if c, ok := a.Aliasee.(*Const); p.m.Dialect != LLVM36 || ok && c.Kind == ConstExpr {
		p.typ(a.Content)
		p.s(", ")
	}
	p.aliased(a.Aliasee)
	p.partition(&a.GlobalInfo)
	p.mark(start, a.id, MarkGlobal)
	p.c('\n')
}

func (p *printer) ifunc(i *IFunc) {
	start := len(p.b)
	p.global(&i.node)
	p.mark(start, i.id, MarkDef)
	p.s(" = ")
	p.symbol(&i.GlobalInfo)
	p.s("ifunc ")
	p.typ(i.Content)
	p.s(", ")
	p.aliased(i.Resolver)
	p.partition(&i.GlobalInfo)
	p.attachments(i.Attachments, ", ")
	p.mark(start, i.id, MarkGlobal)
	p.c('\n')
}
