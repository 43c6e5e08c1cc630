package verify

import (
	"strings"

	"statepoint/core/ir"
	"statepoint/core/source"
	"statepoint/core/verify/diag"
)

// symbols checks the symbols of variables, aliases and functions (LangRef, "Linkage Types",
// "Visibility Styles").
func (v *symbolChecks) symbols() {
	for _, g := range v.r.M.Globals {
		v.r.F = nil
		v.symbol(g, &g.GlobalInfo, g.Span, g.Init == nil)
		v.variable(g)
		v.reservedVariable(g)
	}
	for _, a := range v.r.M.Aliases {
		v.symbol(a, &a.GlobalInfo, a.Span, false)
		v.aliasee(a)
	}
	for _, i := range v.r.M.IFuncs {
		v.symbol(i, &i.GlobalInfo, i.Span, false)
		v.ifunc(i)
	}
	v.comdats()
}

// symbol checks linkage, visibility and storage class against one another.
func (v *symbolChecks) symbol(g ir.Named, info *ir.GlobalInfo, span source.Span, declared bool) {
	switch info.Linkage {
	case "private", "internal":
		if info.Visibility == "hidden" || info.Visibility == "protected" {
			v.r.BadGlobal(g, span,
				"a symbol with %s linkage is not visible outside of the module, so it cannot be %s",
				info.Linkage, info.Visibility)
		}
		if info.DLLStorage != "" {
			v.r.BadGlobal(g, span, "a symbol with %s linkage cannot be %s", info.Linkage,
				info.DLLStorage)
		}
		if declared {
			v.r.BadGlobal(g, span,
				"a declaration has linkage external or extern_weak, not %s", info.Linkage)
		}
	case "extern_weak":
		if !declared {
			v.r.BadGlobal(g, span, "a definition cannot have linkage extern_weak")
		}
	case "", "external":
	default:
		if declared {
			v.r.BadGlobal(g, span,
				"a declaration has linkage external or extern_weak, not %s", info.Linkage)
		}
	}
	switch {
	case info.DLLStorage == "dllimport" && !declared && info.Linkage != "available_externally":
		v.r.BadGlobal(g, span, "a definition cannot be dllimport")
	case info.DLLStorage == "dllimport" && info.Visibility != "" && info.Visibility != "default":
		v.r.BadGlobal(g, span,
			"another module decides the visibility: dllimport cannot be %s",
			info.Visibility)
	case info.DLLStorage == "dllexport" && info.Visibility == "hidden" && v.r.M.Dialect.Opaque():
		v.r.BadGlobal(g, span, "an exported symbol cannot be hidden")
	}
	if info.Comdat != nil && (declared || info.Linkage == "available_externally") {
		v.r.BadGlobal(g, span, "a declaration cannot be in a comdat")
	}
}

// comdats checks the names of comdats: in COFF they are in the symbol table, which has no private
// symbols.
func (v *symbolChecks) comdats() {
	if !strings.Contains(v.r.M.TargetTriple, "windows") &&
		!strings.Contains(v.r.M.TargetTriple, "win32") &&
		!strings.Contains(v.r.M.TargetTriple, "uefi") {
		return
	}
	for _, c := range v.r.M.Comdats {
		g := v.r.M.Lookup(c.Name)
		if info := ir.Info(g); info != nil && info.Linkage == "private" {
			v.r.BadGlobal(g, ir.SpanOf(g),
				"the symbol a comdat is named after cannot be private in COFF")
		}
	}
}

func (v *symbolChecks) variable(g *ir.Global) {
	v.metadata.Global(g, g.Span, g.Type(), g.Attachments)
	if g.Content.HoldsScalable() {
		v.r.BadGlobal(g, g.Span,
			"a variable needs a size known at compile time, which %s does not have",
			g.Content)
	} else if g.Content.Kind == ir.TargetKind && !ir.GlobalTargetType(g.Content) {
		v.r.BadGlobal(g, g.Span, "values of %s live in registers and cannot be in variables",
			g.Content)
	}
	switch g.Linkage {
	case "common":
		if c, ok := g.Init.(*ir.Const); !ok || !c.IsZeroBits() {
			v.r.BadGlobal(g, g.Span, "a common variable must be initialised with zero")
		}
		if g.Constant {
			v.r.BadGlobal(g, g.Span, "a common variable cannot be constant")
		}
		if g.Comdat != nil {
			v.r.BadGlobal(g, g.Span, "a common variable cannot be in a comdat")
		}
	case "appending":
		if g.Content.Kind != ir.ArrayKind {
			v.r.BadGlobal(g, g.Span, "a variable with linkage appending is an array, not %s",
				g.Content)
		}
	}
}

// functionSymbol checks the header of a function.
func (v *symbolChecks) functionSymbol(f *ir.Func) {
	v.symbol(f, &f.GlobalInfo, f.Span, f.IsDeclaration())
	if f.Linkage == "common" || f.Linkage == "appending" {
		v.r.BadFunc(diag.Global, "a function cannot have linkage %s", f.Linkage)
	}
	if f.IsDeclaration() && f.Personality != nil {
		v.r.BadFunc(diag.Global, "a declaration cannot have a personality")
	}
	if f.IsIntrinsic() {
		if !f.IsDeclaration() {
			v.r.LLVMSays = "llvm intrinsics cannot be defined!"
			v.r.BadFunc(diag.IntrinsicUse, "an intrinsic cannot be defined")
		}
		return
	}
	if t := f.FuncType.Elem; t.Kind == ir.TokenKind || t.Kind == ir.X86AMXKind ||
		t.Kind == ir.MetadataKind {
		v.r.BadFunc(diag.TokenUse, "only an intrinsic returns %s", t)
	}
	for _, t := range f.FuncType.Fields {
		if t.Kind == ir.TokenKind || t.Kind == ir.X86AMXKind || t.Kind == ir.MetadataKind {
			v.r.BadFunc(diag.TokenUse, "only an intrinsic takes %s", t)
		}
	}
}
