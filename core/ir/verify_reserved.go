package ir

// reservedVariable checks the variables whose meaning LLVM fixes (LangRef, "Intrinsic Global Variables").
func (v *verifier) reservedVariable(g *Global) {
	record := false
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
	if v.usedAnywhere(g) {
		v.badGlobal(g, g.Span, "@%s is there for the compiler alone: nothing can use it", g.name)
	}
	if g.Content.Kind != ArrayKind {
		return // an array is what appending demands
	}
	elem := g.Content.Elem
	switch {
	case record && (elem.Kind != StructKind || len(elem.Fields) < 2 || len(elem.Fields) > 3 || !elem.Fields[0].IsInt(32) || !elem.Fields[1].IsPointer()):
		v.badGlobal(g, g.Span, "@%s is an array of structs of a priority, a function and data, not of %s", g.name, elem)
	case record && len(elem.Fields) == 2:
		v.badGlobal(g, g.Span, "the structs of @%s have a third field since LLVM 9: a pointer to the data concerned, or null", g.name)
	case record && !elem.Fields[2].IsPointer():
		v.badGlobal(g, g.Span, "the third field of the structs of @%s is a pointer, not %s", g.name, elem.Fields[2])
	case !record && !elem.IsPointer():
		v.badGlobal(g, g.Span, "@%s is an array of pointers, not of %s", g.name, elem)
	case !record && g.Init != nil:
		v.usedMembers(g)
	}
}

// usedMembers checks that @llvm.used names global values.
func (v *verifier) usedMembers(g *Global) {
	c, ok := g.Init.(*Const)
	if !ok || c.Kind != ConstAggregate {
		v.badGlobal(g, g.Span, "@%s names global values alone", g.name)
		return
	}
	for _, e := range c.Elems {
		switch e := stripCasts(e).(type) {
		case *Global, *Func, *Alias:
			if e.(Named).Name() == "" {
				v.badGlobal(g, g.Span, "a member of @%s has a name", g.name)
				return
			}
		default:
			v.badGlobal(g, g.Span, "@%s names global values alone", g.name)
			return
		}
	}
}

// usedAnywhere reports whether an instruction or a constant uses a global value.
func (v *verifier) usedAnywhere(g Named) bool {
	if FirstUse(g) != nil {
		return true
	}
	found := false
	v.eachConstant(func(c *Const) {
		for _, e := range c.Elems {
			found = found || e == g
		}
	}, func(root Value) { found = found || root == g })
	return found
}

// eachConstant calls expr for every constant of the module with operands, and root for every value that an initialiser, an aliasee, a resolver or the
// header of a function is. Constants in instructions are among the former.
func (v *verifier) eachConstant(expr func(*Const), root func(Value)) {
	seen := map[*Const]bool{}
	var work []*Const
	push := func(val Value) {
		if c, ok := val.(*Const); ok && len(c.Elems) > 0 && !seen[c] {
			seen[c] = true
			work = append(work, c)
		}
	}
	for _, g := range v.m.Globals {
		root(g.Init)
		push(g.Init)
	}
	for _, a := range v.m.Aliases {
		root(a.Aliasee)
		push(a.Aliasee)
	}
	for _, i := range v.m.IFuncs {
		root(i.Resolver)
		push(i.Resolver)
	}
	for _, f := range v.m.Funcs {
		for _, h := range []Value{f.Personality, f.Prefix, f.Prologue} {
			root(h)
			push(h)
		}
		for _, b := range f.Blocks {
			for in := b.first; in != nil; in = in.next {
				for i := range in.ops {
					push(in.ops[i].Value)
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
