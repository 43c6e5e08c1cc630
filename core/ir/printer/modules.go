package printer

import (
	"strings"

	"statepoint/core/ir"
)

// module prints everything, in LLVM's order: header, types, comdats, globals, aliases, ifuncs,
// functions, attribute groups, metadata.
func (p *printer) module() {
	m := p.m
	ir.NumberGlobals(m)
	if p.early == nil {
		p.numberLocals()
	}
	p.collectModule()
	p.header()
	p.structTypes()
	for _, c := range usedComdats(m) {
		p.separate()
		p.b = ir.AppendName(p.b, '$', c.Name)
		p.s(" = comdat ")
		p.s(c.Kind)
		p.c('\n')
	}
	if len(m.Globals) > 0 {
		p.separate()
	}
	for _, g := range m.Globals {
		p.symbols.variable(g)
		p.c('\n')
		if p.flush(writeChunk); p.full {
			return
		}
	}
	if len(m.Aliases) > 0 {
		p.separate()
	}
	for _, a := range m.Aliases {
		p.symbols.alias(a)
	}
	if len(m.IFuncs) > 0 {
		p.separate()
	}
	for _, i := range m.IFuncs {
		p.symbols.ifunc(i)
	}
	if p.functions(p.workers); p.full {
		return
	}
	p.attrs.attributeGroups()
	p.md.nodes()
	if len(m.Summary) > 0 {
		p.separate()
		for _, s := range m.Summary {
			p.s(s)
			p.c('\n')
		}
	}
}

func (p *printer) header() {
	m := p.m
	file := m.SourceFile
	if p.moduleID != "" {
		p.s("; ModuleID = '")
		p.s(p.moduleID)
		p.s("'\n")
		for _, c := range m.HeadComments {
			if strings.HasPrefix(c, ir.ObjectComment) {
				p.s(c)
				p.c('\n')
			}
		}
		if file == "" {
			file = p.moduleID
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
	types := p.m.UsedStructTypes()
	if len(types) > 0 {
		p.separate()
	}
	for _, t := range types {
		p.typ(t)
		p.s(" = type ")
		p.b = ir.AppendStructBody(p.b, t)
		p.c('\n')
	}
}

// collectModule assigns numbers in the order of LLVM's slot tracker before anything is printed:
// metadata of globals and named metadata, then the attribute groups of functions. What functions
// use is numbered as they are printed.
func (p *printer) collectModule() {
	for _, g := range p.m.Globals {
		p.md.slotAttachments(g.Attachments)
		if g.Attrs != nil && len(g.Attrs.Attrs) > 0 {
			p.attrs.useGroup(g.Attrs)
		}
	}
	for i := range p.m.Metadata.Named {
		for _, n := range p.m.Metadata.Named[i].Nodes {
			p.md.slot(n)
		}
	}
	for _, f := range p.m.Funcs {
		p.collectFunc(f)
	}
}

func (p *printer) collectFunc(f *ir.Func) {
	if f.Attrs != nil && len(f.Attrs.Attrs) > 0 {
		p.attrs.useGroup(f.Attrs)
	}
}

// usedComdats returns the comdats of functions, then of global variables, each once.
func usedComdats(m *ir.Module) []*ir.Comdat {
	if len(m.Comdats) == 0 {
		return nil
	}
	var used []*ir.Comdat
	seen := map[*ir.Comdat]bool{}
	use := func(c *ir.Comdat) {
		if c != nil && !seen[c] {
			seen[c] = true
			used = append(used, c)
		}
	}
	for _, f := range m.Funcs {
		use(f.Comdat)
	}
	for _, g := range m.Globals {
		use(g.Comdat)
	}
	return used
}
