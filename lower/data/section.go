package data

import (
	"statepoint/core/ir"
	"statepoint/lower/code"
	"statepoint/lower/internal/isel"
	"statepoint/lower/object"
)

// TextAlign is the alignment of functions, in bytes, and of sections of code.
const TextAlign = 16

// FunctionAlign is the alignment of a function, in bytes: one optimised for size has only its
// explicit alignment. For LLVM 14 that is `optsize`, for later releases also `minsize`.
func FunctionAlign(f *ir.Func, d ir.Dialect) uint64 {
	if f.Attrs.Has("optsize") || f.Attrs.Has("minsize") && d.Opaque() {
		return max(f.Align, 1)
	}
	return max(f.Align, TextAlign)
}

// group is the section group of a symbol, from its comdat.
func (b *Builder) group(v ir.Named, info *ir.GlobalInfo) (ref code.Ref, ok bool) {
	if info.Comdat == nil {
		return ref, true
	}
	ref.Group = info.Comdat.Name
	switch info.Comdat.Kind {
	case "any":
	case "nodeduplicate":
		ref.Loose = true
	default:
		b.diags.Codef(isel.CodeUnsupportedGlobal, ir.SpanOf(v),
			"`@%s` is in a comdat of the kind `%s`: ELF has `any` and `nodeduplicate` only",
			v.Name(), info.Comdat.Kind)
		return ref, false
	}
	return ref, true
}

// CodeSectionOf chooses the section of a function and returns its number.
func (b *Builder) CodeSectionOf(f *ir.Func) (n int32, ok bool) {
	ref, ok := b.group(f, &f.GlobalInfo)
	if !ok {
		return 0, false
	}
	own := b.Options.FunctionSections || ref.Group != ""
	if b.used[f] {
		ref.Retain = true
		own = true
	}
	switch {
	case f.Section != "":
		ref.Name = f.Section
		b.explicit(&ref, object.Alloc|object.Exec)
	case own:
		ref.Name = ".text." + b.syms.Name(b.syms.Of(f))
	default:
		ref.Name = ".text"
	}
	n, known := b.codeAt[ref]
	if !known {
		n = int32(len(b.image.Code))
		b.image.Code = append(b.image.Code, code.CodeSection{Ref: ref, Align: TextAlign, Own: own})
		b.codeAt[ref] = n
	}
	return n, true
}

// explicit completes a section that the module names. What asks for other flags than the first of
// that name gets another section of the name.
func (b *Builder) explicit(ref *code.Ref, flags object.Flags) {
	if flags != object.Standard(ref.Name).Flags {
		ref.Flags = flags
	}
	if ref.Retain {
		b.unique++
		ref.Unique = b.unique
		return
	}
	for _, r := range b.named[ref.Name] {
		if r.Group == ref.Group && r.Flags == ref.Flags && (r.NoBits == ref.NoBits || ref.NoBits) {
			*ref = r
			return
		}
	}
	known := object.Known(ref.Name) && ref.Group == "" && ref.Flags != 0
	for _, r := range b.named[ref.Name] {
		known = known || r.Group == ref.Group
	}
	if known {
		b.unique++
		ref.Unique = b.unique
	}
	b.named[ref.Name] = append(b.named[ref.Name], *ref)
}

// findUsed collects the members of llvm.used, which the linker keeps (LangRef, "The 'llvm.used'
// Global Variable").
func (b *Builder) findUsed() {
	g, ok := b.m.Lookup("llvm.used").(*ir.Global)
	if !ok {
		return
	}
	list, ok := g.Init.(*ir.Const)
	if !ok {
		return
	}
	b.used = map[ir.Named]bool{}
	for _, v := range list.Elems {
		if sym, _, ok := b.Consts.ConstAddress(v); ok && sym != nil {
			b.used[sym] = true
		}
	}
}

// dataSectionOf chooses the section of a variable.
func (b *Builder) dataSectionOf(g *ir.Global, d *code.Datum) (ref code.Ref, ok bool) {
	if ref, ok = b.group(g, &g.GlobalInfo); !ok || d.Common {
		return ref, ok
	}
	ref.Retain = b.used[g]
	if name, noBits := sectionAttr(g, d); name != "" {
		ref.Name, ref.NoBits = name, noBits
		b.explicit(&ref, b.dataFlags(g, d))
		if d.Bytes == nil && !ref.NoBits { // the section has contents already
			if !b.Reserve(g.Span, "the initialiser of `@"+g.Name()+"`", d.Size) {
				return ref, false
			}
			d.Bytes = make([]byte, d.Size)
		}
		return ref, true
	}
	ref.Name = g.Section
	if g.Section != "" {
		b.explicit(&ref, b.dataFlags(g, d))
		return ref, true
	}
	ref.Name = stemOf(g, d)
	if b.Options.DataSections || ref.Group != "" || ref.Retain {
		ref.Name += "." + d.Name
	}
	return ref, true
}

// dataFlags are the flags of a variable's section.
func (b *Builder) dataFlags(g *ir.Global, d *code.Datum) object.Flags {
	flags := object.Alloc
	if d.Write || isNoBits(g.Section) || b.Options.PIC &&
		len(d.Relocs) > 0 { // a loader writes addresses
		flags |= object.Write
	}
	if g.ThreadLocal != "" {
		flags |= object.Write | object.TLS
	}
	return flags
}

// sectionAttr is the section that a variable's attributes (those of `#pragma clang section`) name
// for its kind, and whether that section has no contents; "" for none.
func sectionAttr(g *ir.Global, d *code.Datum) (name string, noBits bool) {
	if g.Attrs == nil || g.ThreadLocal != "" {
		return "", false
	}
	attr := "data-section"
	switch {
	case !d.Write && len(d.Relocs) > 0:
		attr = "relro-section"
	case !d.Write:
		attr = "rodata-section"
	case d.Bytes == nil:
		attr, noBits = "bss-section", true
	}
	a, _ := g.Attrs.Get(attr)
	return a.Value, noBits
}

// isNoBits reports whether a section's name implies that it has no contents in the file.
func isNoBits(section string) bool { return object.Standard(section).Type == object.NoBits }

// stemOf is the name, or the first part of the name, of a variable's section.
func stemOf(g *ir.Global, d *code.Datum) string {
	switch {
	case g.ThreadLocal != "" && d.Bytes == nil:
		return ".tbss"
	case g.ThreadLocal != "":
		return ".tdata"
	case d.Write && d.Bytes == nil:
		return ".bss"
	case d.Write:
		return ".data"
	case len(d.Relocs) > 0:
		return ".data.rel.ro"
	}
	return ".rodata"
}
