package ir

import (
	"fmt"

	"statepoint/core/source"
)

// symbols checks what variables, aliases and functions say about their symbols (LangRef, "Linkage Types", "Visibility Styles").
func (v *verifier) symbols() {
	for _, g := range v.m.Globals {
		v.f = nil
		v.symbol(g, &g.GlobalInfo, g.Span, g.Init == nil)
		v.variable(g)
		v.reservedVariable(g)
	}
	for _, a := range v.m.Aliases {
		v.symbol(a, &a.GlobalInfo, a.Span, false)
		v.aliasee(a)
	}
	for _, i := range v.m.IFuncs {
		v.symbol(i, &i.GlobalInfo, i.Span, false)
	}
}

func (v *verifier) badGlobal(g Named, span source.Span, format string, args ...any) {
	v.add(Problem{Severity: source.Error, Code: codeGlobal, Value: g, Span: span, Message: fmt.Sprintf(format, args...)})
}

// symbol checks linkage, visibility and storage class against one another.
func (v *verifier) symbol(g Named, info *GlobalInfo, span source.Span, declared bool) {
	switch info.Linkage {
	case "private", "internal":
		if info.Visibility == "hidden" || info.Visibility == "protected" {
			v.badGlobal(g, span, "a symbol with %s linkage is not seen outside of the module, so it cannot be %s", info.Linkage, info.Visibility)
		}
		if info.DLLStorage != "" {
			v.badGlobal(g, span, "a symbol with %s linkage cannot be %s", info.Linkage, info.DLLStorage)
		}
		if declared {
			v.badGlobal(g, span, "what is only declared has linkage external or extern_weak, not %s", info.Linkage)
		}
	case "extern_weak":
		if !declared {
			v.badGlobal(g, span, "what is defined here cannot have linkage extern_weak")
		}
	case "", "external":
	default:
		if declared {
			v.badGlobal(g, span, "what is only declared has linkage external or extern_weak, not %s", info.Linkage)
		}
	}
	if info.DLLStorage == "dllimport" && !declared && info.Linkage != "available_externally" {
		v.badGlobal(g, span, "what is defined here cannot be dllimport")
	}
}

func (v *verifier) variable(g *Global) {
	switch g.Linkage {
	case "common":
		if c, ok := g.Init.(*Const); !ok || !isNull(c) {
			v.badGlobal(g, g.Span, "a common variable is zero at first")
		}
		if g.Constant {
			v.badGlobal(g, g.Span, "a common variable cannot be constant")
		}
		if g.Comdat != nil {
			v.badGlobal(g, g.Span, "a common variable cannot be in a comdat")
		}
	case "appending":
		if g.Content.Kind != ArrayKind {
			v.badGlobal(g, g.Span, "a variable with linkage appending is an array, not %s", g.Content)
		}
	}
}

// isNull reports whether a constant is all zero bits.
func isNull(c *Const) bool {
	return c.IsZeroValue() || c.Kind == ConstFloat && (c.Text == "0.000000e+00" || len(c.Text) > 4 && trimZeros(c.Text[3:]) == "")
}

func trimZeros(s string) string {
	for s != "" && s[0] == '0' {
		s = s[1:]
	}
	return s
}

// aliasee follows an alias to what it stands for: a definition of this module, without a circle.
func (v *verifier) aliasee(a *Alias) {
	if a.Aliasee == nil {
		return // reported where it was read
	}
	switch x := v.standsFor(a).(type) {
	case nil:
		v.badGlobal(a, a.Span, "the alias stands for itself")
	case *Const:
		if x == a.Aliasee {
			v.badGlobal(a, a.Span, "an alias stands for a global value, or for an expression that begins at one")
		}
	case *Func:
		if x.IsDeclaration() || x.Linkage == "available_externally" {
			v.badGlobal(a, a.Span, "an alias stands for a definition, but @%s is defined elsewhere", x.name)
		}
	case *Global:
		if x.Init == nil || x.Linkage == "available_externally" {
			v.badGlobal(a, a.Span, "an alias stands for a definition, but @%s is defined elsewhere", x.name)
		}
	}
}

// standsFor is what an alias stands for in the end: no alias and no expression on something; nil where aliases stand for each other in a circle.
func (v *verifier) standsFor(a *Alias) Value {
	var way []*Alias
	var end Value
	for at := Value(a); ; {
		if c, ok := at.(*Const); ok && c.Kind == ConstExpr && len(c.Elems) > 0 {
			at = c.Elems[0]
			continue
		}
		x, ok := at.(*Alias)
		if !ok {
			end = at
			break
		}
		known, met := v.aliases[x]
		if met { // nil as well if x is on the way
			end = known
			break
		}
		if v.aliases == nil {
			v.aliases = map[*Alias]Value{}
		}
		v.aliases[x] = nil
		way = append(way, x)
		at = x.Aliasee
	}
	for _, x := range way {
		v.aliases[x] = end
	}
	return end
}

// functionSymbol checks the header of a function.
func (v *verifier) functionSymbol(f *Func) {
	v.symbol(f, &f.GlobalInfo, f.Span, f.IsDeclaration())
	intrinsic := len(f.name) > 5 && f.name[:5] == "llvm."
	if f.Linkage == "common" || f.Linkage == "appending" {
		v.badFunc(codeGlobal, "a function cannot have linkage %s", f.Linkage)
	}
	if f.IsDeclaration() && f.Comdat != nil {
		v.badFunc(codeGlobal, "what is only declared cannot be in a comdat")
	}
	if intrinsic {
		if !f.IsDeclaration() {
			v.badFunc(codeIntrinsicUse, "an intrinsic cannot be defined")
		}
		return
	}
	if t := f.FuncType.Elem; t.Kind == TokenKind || t.Kind == X86AMXKind || t.Kind == MetadataKind {
		v.badFunc(codeTokenUse, "only an intrinsic returns %s", t)
	}
	for _, t := range f.FuncType.Fields {
		if t.Kind == TokenKind || t.Kind == X86AMXKind || t.Kind == MetadataKind {
			v.badFunc(codeTokenUse, "only an intrinsic takes %s", t)
		}
	}
}

// reservedVariable checks the variables whose meaning LLVM fixes (LangRef, "Intrinsic Global Variables").
func (v *verifier) reservedVariable(g *Global) {
	var record bool
	switch g.name {
	case "llvm.used", "llvm.compiler.used":
	case "llvm.global_ctors", "llvm.global_dtors":
		record = true
	default:
		return
	}
	if g.Init != nil && g.Linkage != "appending" {
		v.badGlobal(g, g.Span, "@%s has linkage appending", g.name)
		return
	}
	if g.Content.Kind != ArrayKind {
		return // an array is what appending demands
	}
	elem := g.Content.Elem
	switch {
	case record && (elem.Kind != StructKind || len(elem.Fields) < 2 || len(elem.Fields) > 3 || !elem.Fields[0].IsInt(32) || !elem.Fields[1].IsPointer()):
		v.badGlobal(g, g.Span, "@%s is an array of structs of a priority, a function and data, not of %s", g.name, elem)
	case !record && !elem.IsPointer():
		v.badGlobal(g, g.Span, "@%s is an array of pointers, not of %s", g.name, elem)
	case !record:
		if c, ok := g.Init.(*Const); ok && (c.Kind == ConstZero || c.Kind == ConstAggregate && !allGlobals(c.Elems)) && g.Content.Len > 0 {
			v.badGlobal(g, g.Span, "@%s names global values alone", g.name)
		}
	}
}

func allGlobals(vs []Value) bool {
	for _, e := range vs {
		if _, isConst := stripCasts(e).(*Const); isConst {
			return false
		}
	}
	return true
}
