package verify

import "statepoint/core/ir"

// reservedVariable checks the variables that have a meaning for LLVM (LangRef, "Intrinsic Global
// Variables").
func (v *symbolChecks) reservedVariable(g *ir.Global) {
	record := false
	switch g.Name() {
	case "llvm.used", "llvm.compiler.used":
	case "llvm.global_ctors", "llvm.global_dtors":
		record = true
	default:
		return
	}
	if g.Init != nil && g.Linkage != "appending" {
		v.r.BadGlobal(g, g.Span, "@%s has linkage appending", g.Name())
		return
	}
	// LLVM with typed pointers does not check uses.
	if v.r.M.Dialect.Opaque() && v.usedAnywhere(g) {
		v.r.BadGlobal(g, g.Span, "@%s is only for the compiler: it cannot be used",
			g.Name())
	}
	if g.Content.Kind != ir.ArrayKind {
		return // appending linkage requires an array
	}
	elem := g.Content.Elem
	switch {
	case record && (elem.Kind != ir.StructKind || len(elem.Fields) < 2 || len(elem.Fields) > 3 ||
		!elem.Fields[0].IsInt(32) || !elem.Fields[1].IsPointer()):
		v.r.BadGlobal(g, g.Span,
			"@%s is an array of structs of a priority, a function and data, not of %s", g.Name(),
			elem)
	case record && len(elem.Fields) == 2:
		v.r.BadGlobal(g, g.Span,
			"the structs of @%s have a third field since LLVM 9: a pointer to the data "+
				"concerned, or null", g.Name())
	case record && !elem.Fields[2].IsPointer():
		v.r.BadGlobal(g, g.Span, "the third field of the structs of @%s is a pointer, not %s",
			g.Name(), elem.Fields[2])
	case record && elem.Fields[1].AddrSpace != v.r.M.ProgramAddrSpace():
		v.r.BadGlobal(g, g.Span,
			"the functions of @%s are in address space %d, and %s points to another", g.Name(),
			v.r.M.ProgramAddrSpace(), elem.Fields[1])
	case record && !v.r.M.Dialect.Opaque() && !isVoidFunction(elem.Fields[1].Elem):
		v.r.BadGlobal(g, g.Span, "the functions of @%s have type void ()*, not %s", g.Name(),
			elem.Fields[1])
	case !record && !elem.IsPointer():
		v.r.BadGlobal(g, g.Span, "@%s is an array of pointers, not of %s", g.Name(), elem)
	case !record && g.Init != nil:
		v.usedMembers(g)
	}
}

// isVoidFunction reports whether a type is of functions without arguments and result.
func isVoidFunction(t *ir.Type) bool {
	return t != nil && t.Kind == ir.FunctionKind && t.Elem.IsVoid() && len(t.Fields) == 0 &&
		!t.Variadic
}

// usedMembers checks that @llvm.used names global values.
func (v *symbolChecks) usedMembers(g *ir.Global) {
	c, ok := g.Init.(*ir.Const)
	if !ok || c.Kind != ir.ConstAggregate {
		v.r.BadGlobal(g, g.Span, "@%s can name only global values", g.Name())
		return
	}
	for _, e := range c.Elems {
		switch e := ir.StripCasts(e).(type) {
		case *ir.Global, *ir.Func, *ir.Alias:
			if e.(ir.Named).Name() == "" {
				v.r.BadGlobal(g, g.Span, "a member of @%s must have a name", g.Name())
				return
			}
		default:
			v.r.BadGlobal(g, g.Span, "@%s can name only global values", g.Name())
			return
		}
	}
}

// usedAnywhere reports whether an instruction or a constant uses a global value.
func (v *symbolChecks) usedAnywhere(g ir.Named) bool {
	if ir.FirstUse(g) != nil {
		return true
	}
	found := false
	v.EachConstant(func(c *ir.Const) {
		for _, e := range c.Elems {
			found = found || e == g
		}
	}, func(root ir.Value) { found = found || root == g })
	return found
}

// EachConstant calls expr for every constant with operands in the module, including those in
// instructions, and root for every value that is an initialiser, an aliasee, a resolver or an
// operand of a function's header.
func (v *symbolChecks) EachConstant(expr func(*ir.Const), root func(ir.Value)) {
	seen := map[*ir.Const]bool{}
	var work []*ir.Const
	push := func(val ir.Value) {
		if c, ok := val.(*ir.Const); ok && len(c.Elems) > 0 && !seen[c] {
			seen[c] = true
			work = append(work, c)
		}
	}
	for _, g := range v.r.M.Globals {
		root(g.Init)
		push(g.Init)
	}
	for _, a := range v.r.M.Aliases {
		root(a.Aliasee)
		push(a.Aliasee)
	}
	for _, i := range v.r.M.IFuncs {
		root(i.Resolver)
		push(i.Resolver)
	}
	for _, f := range v.r.M.Funcs {
		for _, h := range []ir.Value{f.Personality, f.Prefix, f.Prologue} {
			root(h)
			push(h)
		}
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				for i := range in.Uses() {
					push(in.Operand(i))
				}
			}
		}
	}
	for len(work) > 0 {
		c := work[len(work)-1]
		work = work[:len(work)-1]
		expr(c)
		for _, e := range c.Elems {
			push(e)
		}
	}
}
