package verify

import "statepoint/core/ir"

// aliasee follows an alias to its aliasee, which must be a definition in this module, without a
// cycle (LangRef, "Aliases").
func (v *symbolChecks) aliasee(a *ir.Alias) {
	switch a.Linkage {
	case "common", "appending", "extern_weak":
		v.r.BadGlobal(a, a.Span, "an alias cannot have linkage %s", a.Linkage)
		return
	}
	if a.Aliasee == nil {
		return // reported where it was read
	}
	if b, ok := a.Aliasee.(*ir.Alias); ok && b.Interposable() {
		v.r.BadGlobal(a, a.Span,
			"@%s can be replaced when the program is linked, so it cannot be aliased", b.Name())
		return
	}
	end := v.StandsFor(a)
	switch x := end.(type) {
	case nil:
		v.r.BadGlobal(a, a.Span, "the alias refers to itself")
		return
	case *ir.Const:
		if x == a.Aliasee || x.Kind == ir.ConstNull || x.Kind == ir.ConstUndef ||
			x.Kind == ir.ConstPoison {
			v.r.BadGlobal(a, a.Span,
				"an aliasee must be a global value, or an expression based on one")
			return
		}
	}
	if a.Linkage == "available_externally" {
		if g, ok := a.Aliasee.(ir.Named); !ok || ir.Info(g).Linkage != "available_externally" {
			v.r.BadGlobal(a, a.Span,
				"an available_externally alias needs an aliasee that is available_externally")
		}
		return
	}
	if g := v.definedElsewhere(a.Aliasee, 0); g != nil {
		v.r.BadGlobal(a, a.Span, "an aliasee must be a definition, but @%s is defined elsewhere",
			g.Name())
		return
	}
	if t := a.Aliasee.Type(); !v.r.M.Dialect.Opaque() && t.Elem != a.Content {
		v.r.BadGlobal(a, a.Span, "an alias of type %s needs a pointer to that, not %s", a.Content,
			t)
	}
}

// definedElsewhere is a global value in an expression, or the aliasee of an alias in it, that this
// module only declares; nil if there is none.
func (v *symbolChecks) definedElsewhere(at ir.Value, depth int) ir.Named {
	if a, ok := at.(*ir.Alias); ok {
		at = v.StandsFor(a)
	}
	switch x := at.(type) {
	case *ir.Func:
		if x.IsDeclaration() || x.Linkage == "available_externally" {
			return x
		}
	case *ir.Global:
		if x.Init == nil || x.Linkage == "available_externally" {
			return x
		}
	case *ir.Const:
		if depth > maxAliasDepth {
			return nil
		}
		for _, e := range x.Elems {
			if g := v.definedElsewhere(e, depth+1); g != nil {
				return g
			}
		}
	}
	return nil
}

// maxAliasDepth bounds the depth to which an alias's expression is searched.
const maxAliasDepth = 50

// StandsFor returns the final aliasee of an alias, neither an alias nor an expression; nil if
// aliases form a cycle.
func (v *symbolChecks) StandsFor(a *ir.Alias) ir.Value {
	var way []*ir.Alias
	var end ir.Value
	for at := ir.Value(a); ; {
		if c, ok := at.(*ir.Const); ok && c.Kind == ir.ConstExpr && len(c.Elems) > 0 {
			at = c.Elems[0]
			continue
		}
		x, ok := at.(*ir.Alias)
		if !ok {
			end = at
			break
		}
		known, met := v.aliases[x]
		if met { // also nil if x is being resolved
			end = known
			break
		}
		if v.aliases == nil {
			v.aliases = map[*ir.Alias]ir.Value{}
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

// ifunc checks an ifunc's resolver, which returns its address when the program is loaded (LangRef,
// "IFuncs").
func (v *symbolChecks) ifunc(i *ir.IFunc) {
	switch i.Linkage {
	case "common", "appending", "extern_weak", "available_externally":
		v.r.BadGlobal(i, i.Span, "an ifunc cannot have linkage %s", i.Linkage)
		return
	}
	at := ir.StripCasts(i.Resolver)
	if a, ok := at.(*ir.Alias); ok {
		at = v.StandsFor(a)
	}
	f, ok := at.(*ir.Func)
	switch {
	case !ok:
		v.r.BadGlobal(i, i.Span, "the resolver of an ifunc must be a function")
	case f.IsDeclaration() || f.Linkage == "available_externally":
		v.r.BadGlobal(i, i.Span,
			"the resolver of an ifunc must be defined in its module, but @%s is not",
			f.Name())
	case !f.FuncType.Elem.IsPointer():
		v.r.BadGlobal(i, i.Span,
			"the resolver of an ifunc must return an address, but @%s returns %s", f.Name(),
			f.FuncType.Elem)
	}
}
