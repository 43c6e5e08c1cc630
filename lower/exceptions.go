package lower

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/emit"
	"statepoint/lower/object"
)

// exceptSection is a section of data areas of functions with a personality routine.
type exceptSection struct {
	ref sectionRef
	emit.Exceptions
	sec object.Sec
}

// exceptSectionOf is the section for a function's data area: one that goes where the function goes.
func (c *Compiler) exceptSectionOf(fn *Func) int32 {
	ref := sectionRef{name: ".gcc_except_table"}
	if s := &c.code[fn.Section]; s.own {
		ref = s.ref.like(ref.name + "." + fn.Name)
		ref.retain, ref.unique = false, 0
	}
	n, ok := c.exceptAt[ref]
	if !ok {
		n = int32(len(c.excepts))
		c.excepts = append(c.excepts, exceptSection{ref: ref})
		c.exceptAt[ref] = n
	}
	return n
}

// reference is the symbol of a pointer to sym, DW.ref.name, by which tables that cannot be relocated find what another module defines.
func (c *Compiler) reference(sym amd64.Sym) amd64.Sym {
	if r, ok := c.references[sym]; ok {
		return r
	}
	r := c.syms.Local("DW.ref." + c.syms.Name(sym))
	if c.references == nil {
		c.references = map[amd64.Sym]amd64.Sym{}
	}
	c.references[sym] = r
	c.referenced = append(c.referenced, sym)
	return r
}

// personality is the symbol of a function's personality routine, NoSym if it has none.
func (c *Compiler) personality(f *ir.Func) amd64.Sym {
	if f.Personality == nil {
		return amd64.NoSym
	}
	sym, off, ok := c.sel.ConstAddress(f.Personality)
	if !ok || sym == nil || off != 0 {
		return amd64.NoSym
	}
	return c.syms.Of(sym)
}

// exceptionSections adds the data areas and the pointers they use.
func (c *Compiler) exceptionSections(s *objectSymbols) {
	for _, sym := range c.referenced {
		// One pointer for all objects of the program: each has it in a group of the same name.
		r := reference{ref: referenceSection(c.syms.Name(c.references[sym])), pointer: c.references[sym], to: sym}
		c.res.refs = append(c.res.refs, r)
		sec, n := s.section(r.ref)
		s.define(r.pointer, n, 0, 8, object.TypeObject)
		// The linker tells the CIEs of two routines apart by these symbols: with that of the section for both, it would take them for one.
		p := &s.o.Symbols[*s.at(r.pointer)]
		p.Bind, p.Vis, p.Private = object.Weak, object.Hidden, false
		sec.Relocs = []amd64.Fixup{{Kind: amd64.Reloc64, Sym: s.of(sym)}}
		sec.Data, sec.Align = make([]byte, 8), 8
	}
	for i := range c.excepts {
		x := &c.excepts[i]
		var sec *object.Section
		sec, x.sec = s.section(x.ref)
		sec.Data, sec.Align = x.Data, max(sec.Align, emit.ExceptionsAlign)
		sec.Relocs = c.renumber(s, append([]amd64.Fixup(nil), x.Relocs...))
	}
	c.res.excepts = c.excepts
}

// reference is a pointer to what another module may define.
type reference struct {
	ref         sectionRef
	pointer, to amd64.Sym
}

// referenceSection is the section of a pointer of that name.
func referenceSection(name string) sectionRef { return sectionRef{name: ".data." + name, group: name} }
