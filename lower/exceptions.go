package lower

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/emit"
	"statepoint/lower/isel"
	"statepoint/lower/mir"
)

// unwinding says how each function is unwound, and what catches exceptions in it.
type unwinding struct {
	sel   *isel.Context
	syms  *mir.Symbols
	em    *emit.Emitter
	image *code.Image
	off   bool // Options.NoUnwindInfo

	exceptAt   map[code.Ref]int32      // in image.Excepts
	references map[amd64.Sym]amd64.Sym // pointers, by what they point to
}

// exceptSectionOf is the section for a function's data area: one that goes where the function goes.
func (u *unwinding) exceptSectionOf(fn *code.Func) int32 {
	ref := code.Ref{Name: ".gcc_except_table"}
	if s := &u.image.Code[fn.Section]; s.Own {
		ref = s.Ref.Beside(ref.Name + "." + fn.Name)
	}
	n, ok := u.exceptAt[ref]
	if !ok {
		n = int32(len(u.image.Excepts))
		u.image.Excepts = append(u.image.Excepts, code.ExceptSection{Ref: ref})
		if u.exceptAt == nil {
			u.exceptAt = map[code.Ref]int32{}
		}
		u.exceptAt[ref] = n
	}
	return n
}

// reference is the symbol of a pointer to sym, DW.ref.name, by which tables that cannot be
// relocated find what another module defines.
func (u *unwinding) reference(sym amd64.Sym) amd64.Sym {
	if r, ok := u.references[sym]; ok {
		return r
	}
	r := u.syms.Local("DW.ref." + u.syms.Name(sym))
	if u.references == nil {
		u.references = map[amd64.Sym]amd64.Sym{}
	}
	u.references[sym] = r
	u.image.Pointers = append(u.image.Pointers, code.Pointer{Ref: referenceSection(u.syms.Name(r)),
		Sym: r, To: sym})
	return r
}

// personality is the symbol of a function's personality routine, NoSym if it has none.
func (u *unwinding) personality(f *ir.Func) amd64.Sym {
	if f.Personality == nil {
		return amd64.NoSym
	}
	sym, off, ok := u.sel.ConstAddress(f.Personality)
	if !ok || sym == nil || off != 0 {
		return amd64.NoSym
	}
	return u.syms.Of(sym)
}

// referenceSection is the section of a pointer of that name.
func referenceSection(name string) code.Ref {
	return code.Ref{Name: ".data." + name, Group: name}
}

// info notes how the function's frame changes, for .eh_frame, unless nothing is ever thrown
// through it.
func (u *unwinding) info(f *ir.Func, fn *code.Func) {
	who := u.personality(f)
	if u.off || who == amd64.NoSym && f.Attrs.Has("nounwind") &&
		!f.Attrs.Has("uwtable") {
		return
	}
	ops := u.em.CFI(fn.Size)
	d := code.FDE{Section: fn.Section, Offset: fn.At, Size: fn.Size, Ops: ops}
	if who != amd64.NoSym {
		d.Personality = u.reference(who)
		d.Except = u.exceptSectionOf(fn)
		d.Table = u.em.ExceptionTable(&u.image.Excepts[d.Except].Exceptions, u.reference)
		fn.Personality, fn.Except, fn.Table = d.Personality, d.Except, d.Table
	}
	u.image.FDEs = append(u.image.FDEs, d)
	fn.CFI, fn.HasCFI = ops, true
}
