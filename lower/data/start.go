package data

import (
	"fmt"
	"sort"
	"strconv"

	"statepoint/core/ir"
	"statepoint/lower/amd64"
	"statepoint/lower/code"
	"statepoint/lower/internal/isel"
)

// defaultPriority is the priority of functions that specify none.
const defaultPriority = 65535

// starter is an entry of llvm.global_ctors or llvm.global_dtors.
type starter struct {
	priority uint64
	function ir.Named
	// the data that it initialises: if the linker drops that, the entry is also dropped; nil for
	// none
	key ir.Named
}

// startList lays out the functions to be run before main or after it (LangRef, "The
// 'llvm.global_ctors' Global Variable"): pointers in sections that the linker sorts by the priority
// in their name.
func (b *Builder) startList(g *ir.Global, section string) {
	list, ok := g.Init.(*ir.Const)
	if !ok || list.IsZeroValue() || list.Kind == ir.ConstUndef {
		return
	}
	var all []starter
	for _, v := range list.Elems {
		e, ok := v.(*ir.Const)
		if !ok || e.Kind != ir.ConstAggregate || len(e.Elems) < 2 {
			continue
		}
		priority, ok := ir.AsInt(e.Elems[0])
		sym, off, known := b.Consts.ConstAddress(e.Elems[1])
		switch {
		case !ok || !known || off != 0:
			b.diags.Codef(isel.CodeUnsupportedGlobal, g.Span,
				"an entry of `@%s` of this form is not supported by the x86-64 code generator",
				g.Name())
			return
		case sym != nil: // null ends nothing and does nothing
			s := starter{priority: priority.Bits, function: sym}
			if len(e.Elems) > 2 {
				s.key, _, _ = b.Consts.ConstAddress(e.Elems[2])
			}
			if s.key == nil || !isElsewhere(s.key) {
				all = append(all, s)
			}
		}
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].priority < all[j].priority })
	for _, s := range all {
		name := section
		if s.priority != defaultPriority {
			name += fmt.Sprintf(".%05d", s.priority)
		}
		ref := code.Ref{Name: name}
		if s.key != nil {
			ref.Group = b.syms.Name(b.syms.Of(s.key))
		}
		d := code.Datum{Sym: b.syms.Local(".Lstart" + strconv.Itoa(len(b.image.Data))),
			Info: &ir.GlobalInfo{Linkage: "private"}, Section: ref, Align: 8, Size: 8, Write: true,
			Bytes: make([]byte, 8)}
		d.Relocs = []amd64.Fixup{{Kind: amd64.Reloc64, Sym: b.syms.Of(s.function)}}
		b.image.Data = append(b.image.Data, d)
	}
}

// isElsewhere reports whether a symbol is defined in another module.
func isElsewhere(v ir.Named) bool {
	switch v := v.(type) {
	case *ir.Global:
		return v.Init == nil || v.Linkage == "available_externally"
	case *ir.Func:
		return v.IsDeclaration() || v.Linkage == "available_externally"
	}
	return false
}
