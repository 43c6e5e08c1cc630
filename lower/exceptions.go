package lower

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
)

// exceptSectionOf is the section for a function's data area: one that goes where the function goes.
func (c *Compiler) exceptSectionOf(fn *code.Func) int32 {
	ref := code.Ref{Name: ".gcc_except_table"}
	if s := &c.image.Code[fn.Section]; s.Own {
		ref = s.Ref.Beside(ref.Name + "." + fn.Name)
	}
	n, ok := c.exceptAt[ref]
	if !ok {
		n = int32(len(c.image.Excepts))
		c.image.Excepts = append(c.image.Excepts, code.ExceptSection{Ref: ref})
		c.exceptAt[ref] = n
	}
	return n
}

// reference is the symbol of a pointer to sym, DW.ref.name, by which tables that cannot be
// relocated find what another module defines.
func (c *Compiler) reference(sym amd64.Sym) amd64.Sym {
	if r, ok := c.references[sym]; ok {
		return r
	}
	r := c.syms.Local("DW.ref." + c.syms.Name(sym))
	if c.references == nil {
		c.references = map[amd64.Sym]amd64.Sym{}
	}
	c.references[sym] = r
	c.image.Pointers = append(c.image.Pointers, code.Pointer{Ref: referenceSection(c.syms.Name(r)),
		Sym: r, To: sym})
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

// referenceSection is the section of a pointer of that name.
func referenceSection(name string) code.Ref {
	return code.Ref{Name: ".data." + name, Group: name}
}

// unwindInfo notes how the function's frame changes, for .eh_frame, unless nothing is ever thrown
// through it.
func (c *Compiler) unwindInfo(f *ir.Func, fn *code.Func) {
	who := c.personality(f)
	if c.opts.NoUnwindInfo || who == amd64.NoSym && f.Attrs.Has("nounwind") &&
		!f.Attrs.Has("uwtable") {
		return
	}
	ops := c.em.CFI(fn.Size)
	d := code.FDE{Section: fn.Section, Offset: fn.At, Size: fn.Size, Ops: ops}
	if who != amd64.NoSym {
		d.Personality = c.reference(who)
		d.Except = c.exceptSectionOf(fn)
		d.Table = c.em.ExceptionTable(&c.image.Excepts[d.Except].Exceptions, c.reference)
		fn.Personality, fn.Except, fn.Table = d.Personality, d.Except, d.Table
	}
	c.image.FDEs = append(c.image.FDEs, d)
	fn.CFI, fn.HasCFI = ops, true
}
