package records

import (
	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/internal/emit"
	"statepoint/lower/internal/mir"
	"statepoint/lower/object"
)

// Unwinding builds the unwinding tables and exception tables of functions.
type Unwinding struct {
	Constants Constants
	Symbols   *mir.Symbols
	Emitted   *emit.Emitter // the function being compiled
	Image     *code.Image
	// Off is Options.NoUnwindInfo.
	Off bool

	exceptAt   map[code.Ref]int32      // in Image.Excepts
	references map[amd64.Sym]amd64.Sym // pointers, by their targets
}

// exceptSectionOf is the section for a function's data area: in the same group as the function.
func (u *Unwinding) exceptSectionOf(cf *code.Func) int32 {
	ref := code.Ref{Name: ".gcc_except_table"}
	if s := &u.Image.Code[cf.Section]; s.Own {
		ref = s.Ref.Beside(ref.Name + "." + cf.Name)
	}
	n, ok := u.exceptAt[ref]
	if !ok {
		n = int32(len(u.Image.Excepts))
		u.Image.Excepts = append(u.Image.Excepts, code.ExceptSection{Ref: ref})
		if u.exceptAt == nil {
			u.exceptAt = map[code.Ref]int32{}
		}
		u.exceptAt[ref] = n
	}
	return n
}

// reference is the symbol of a pointer to sym, DW.ref.name, through which tables without
// relocations find symbols of other modules.
func (u *Unwinding) reference(sym amd64.Sym) amd64.Sym {
	if r, ok := u.references[sym]; ok {
		return r
	}
	r := u.Symbols.Local("DW.ref." + u.Symbols.Name(sym))
	if u.references == nil {
		u.references = map[amd64.Sym]amd64.Sym{}
	}
	u.references[sym] = r
	u.Image.Pointers = append(u.Image.Pointers,
		code.Pointer{Ref: referenceSection(u.Symbols.Name(r)),
			Sym: r, To: sym})
	return r
}

// personality is the symbol of a function's personality routine, NoSym if it has none.
func (u *Unwinding) personality(f *ir.Func) amd64.Sym {
	if f.Personality == nil {
		return amd64.NoSym
	}
	sym, off, ok := u.Constants.ConstAddress(f.Personality)
	if !ok || sym == nil || off != 0 {
		return amd64.NoSym
	}
	return u.Symbols.Of(sym)
}

// referenceSection is the section of a pointer of that name.
func referenceSection(name string) code.Ref {
	return code.Ref{Name: ".data." + name, Group: name}
}

// Function records the changes of a function's frame for .eh_frame, unless no exception passes
// through it.
func (u *Unwinding) Function(f *ir.Func, cf *code.Func) {
	who := u.personality(f)
	if u.Off || who == amd64.NoSym && f.Attrs.Has("nounwind") &&
		!f.Attrs.Has("uwtable") {
		return
	}
	ops := u.Emitted.CFI(cf.Size)
	if who == amd64.NoSym {
		u.Add(cf, ops)
		return
	}
	d := code.FDE{Section: cf.Section, Offset: cf.At, Size: cf.Size, Ops: ops}
	d.Personality = u.reference(who)
	d.Except = u.exceptSectionOf(cf)
	d.Table = u.Emitted.ExceptionTable(&u.Image.Excepts[d.Except].Exceptions, u.reference)
	cf.Personality, cf.Except, cf.Table = d.Personality, d.Except, d.Table
	u.Image.FDEs = append(u.Image.FDEs, d)
	cf.CFI, cf.HasCFI = ops, true
}

// Add records the changes of the frame of a function without exceptions.
func (u *Unwinding) Add(cf *code.Func, ops []object.CFI) {
	u.Image.FDEs = append(u.Image.FDEs,
		code.FDE{Section: cf.Section, Offset: cf.At, Size: cf.Size, Ops: ops})
	cf.CFI, cf.HasCFI = ops, true
}
