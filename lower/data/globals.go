package data

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/lower/code"
	"statepoint/lower/internal/isel"
)

// Globals lays out the module's variables.
func (b *Builder) Globals() {
	filled := map[code.Ref]uint64{}
	for _, g := range b.m.Globals {
		if g.Init == nil || g.Linkage == "available_externally" ||
			strings.HasPrefix(g.Name(), "llvm.") {
			switch g.Name() {
			case "llvm.global_ctors":
				b.startList(g, ".init_array")
			case "llvm.global_dtors":
				b.startList(g, ".fini_array")
			}
			continue
		}
		d := code.Datum{Sym: b.syms.Of(g), Info: &g.GlobalInfo, Write: !g.Constant}
		d.Name = b.syms.Name(d.Sym)
		d.Size = b.Consts.Layout.Size(g.Content)
		if !b.sizeFits(g) {
			continue
		}
		d.Align = b.alignOf(g, d.Size)
		d.Common = g.Linkage == "common"
		noBits := g.Section != "" && isNoBits(g.Section)
		if c, ok := g.Init.(*ir.Const); ok && b.Options.Detail && d.Size <= 8 {
			switch c.Kind {
			case ir.ConstInt:
				d.Parts = []code.Part{{Size: uint32(d.Size)}}
			case ir.ConstNull:
				d.Parts = []code.Part{{Size: uint32(d.Size), Kind: code.NullPart}}
			}
		}
		if !d.Common && !(isZero(g.Init) && (noBits || d.Write && g.Section == "")) {
			if !b.Reserve(g.Span, "the initialiser of `@"+g.Name()+"`", d.Size) {
				continue
			}
			w := writer{b: b, span: g.Span, of: g.Name(), d: &d}
			d.Bytes, d.Parts = make([]byte, 0, d.Size), nil
			w.value(g.Init)
			w.pad(d.Size)
			if (noBits || d.Write && g.Section == "") && len(d.Relocs) == 0 && allZero(d.Bytes) {
				d.Bytes = nil
			} else if noBits && !w.failed {
				b.diags.Codef(isel.CodeUnsupportedGlobal, g.Span,
					"`@%s` begins with something else than zeros, which its section `%s` cannot "+
						"hold",
					g.Name(), g.Section)
				continue
			}
		}
		var ok bool
		if d.Section, ok = b.dataSectionOf(g, &d); !ok {
			continue
		}
		if d.Bytes != nil && !b.padFits(g, &d, filled) {
			continue
		}
		b.image.Data = append(b.image.Data, d)
	}
}

// alignOf is the alignment of a variable of a given number of bytes, as in LLVM (DataLayout.cpp,
// getPreferredAlign, and AsmPrinter.cpp, getGVAlignment).
func (b *Builder) alignOf(g *ir.Global, size uint64) uint64 {
	const large = 16
	switch {
	case g.Align != 0 && g.Section != "":
		return g.Align
	case g.Align != 0:
		return max(g.Align, b.Consts.Layout.ABIAlign(g.Content))
	case size > large:
		return max(b.Consts.Layout.PrefAlign(g.Content), large)
	}
	return max(b.Consts.Layout.PrefAlign(g.Content), 1)
}

func allZero(b []byte) bool {
	for _, c := range b {
		if c != 0 {
			return false
		}
	}
	return true
}

// isZero reports whether an initialiser is all zero bytes, by its form.
func isZero(v ir.Value) bool {
	c, ok := v.(*ir.Const)
	return ok && (c.IsZeroValue() || c.Kind == ir.ConstUndef || c.Kind == ir.ConstPoison)
}
