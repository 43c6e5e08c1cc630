package prepare

import (
	"context"
	"fmt"

	"statepoint/core/convert"
	"statepoint/core/ir"
)

// Apply changes the module as the plan says. The module must be unchanged since New.
func (p *Plan) Apply(ctx context.Context) error {
	if !p.isEmpty() {
		p.apply()
	}
	if m := p.f.m; m.Dialect != p.dialect {
		if _, err := convert.Dialect(ctx, m, p.dialect, nil); err != nil {
			return fmt.Errorf("back to typed pointers: %w", err)
		}
	}
	return nil
}

func (p *Plan) apply() {
	a := &applier{f: p.f, reference: p.f.m.Types.OpaquePointer(p.Space)}
	a.types()
	for _, fn := range a.f.m.Funcs {
		for _, b := range fn.Blocks {
			for in := b.First(); in != nil; {
				next := in.Next()
				if in.Op.IsCall() {
					a.call(in)
				}
				in = next
			}
		}
	}
	for _, fn := range p.Functions {
		fn.Func.GC = p.Strategy
		if fn.InMemory {
			a.returnInMemory(fn.Func)
		}
	}
	for _, l := range p.Leaves {
		l.Func.Attrs = l.Func.Attrs.With(ir.Attr{Name: leafAttribute, Quoted: true})
	}
	for i := range p.Objects {
		a.f.m.HeadComments = append(a.f.m.HeadComments, p.Objects[i].Comment())
	}
	for _, fn := range a.unused {
		if ir.FirstUse(fn) == nil {
			a.f.m.RemoveFunc(fn)
		}
	}
}

// applier changes a module.
type applier struct {
	f         *flow
	reference *ir.Type
	// unused are declarations that may have lost their last use.
	unused []*ir.Func
}

// retyped returns a type with the types of its pointers.
func (a *applier) retyped(t *ir.Type, is []*pointer) *ir.Type {
	if len(is) == 0 {
		return t
	}
	r := &retyper{a, is}
	return r.typ(t)
}

// retyper rebuilds a type; is are the pointers that are left.
type retyper struct {
	a  *applier
	is []*pointer
}

func (r *retyper) typ(t *ir.Type) *ir.Type {
	switch {
	case isPlain(t):
		if len(r.is) == 0 {
			return t
		}
		p := r.is[0]
		r.is = r.is[1:]
		if p != nil && p.isReference() {
			return r.a.reference
		}
		return t
	case !t.Holds(isPlain):
		return t
	case t.Kind == ir.StructKind:
		fields := make([]*ir.Type, len(t.Fields))
		changed := false
		for i, field := range t.Fields {
			fields[i] = r.typ(field)
			changed = changed || fields[i] != field
		}
		if !changed {
			return t
		}
		return r.a.f.m.Types.Struct(fields, t.Packed)
	case t.Kind == ir.ArrayKind:
		elem := t.Elem
		for i := range t.Len {
			e := r.typ(t.Elem)
			if i == 0 {
				elem = e
			} else if e != elem {
				elem = t.Elem // its elements differ: only in variables that nothing indexes
			}
		}
		return r.a.f.m.Types.Array(t.Len, elem)
	}
	return t
}

// empty returns a constant that points nowhere with another type.
func empty(c *ir.Const, t *ir.Type) *ir.Const {
	switch c.Kind {
	case ir.ConstUndef:
		return ir.Undef(t)
	case ir.ConstPoison:
		return ir.Poison(t)
	case ir.ConstAggregate:
		elems := make([]ir.Value, len(c.Elems))
		for i, e := range c.Elems {
			elems[i] = e
			part := t.Elem
			if t.Kind == ir.StructKind {
				part = t.Fields[i]
			}
			if k, ok := e.(*ir.Const); ok && part != e.Type() {
				elems[i] = empty(k, part)
			}
		}
		return ir.NewConst(t, c.Kind, elems...)
	}
	if t.IsPointer() {
		return ir.Null(t)
	}
	return ir.Zero(t)
}

// types gives all values their types.
func (a *applier) types() {
	for _, u := range a.f.empty {
		if t := a.retyped(u.use.Value.Type(), u.is); t != u.use.Value.Type() {
			u.use.Set(empty(u.use.Value.(*ir.Const), t))
		}
	}
	for _, fn := range a.f.m.Funcs {
		if !fn.IsIntrinsic() {
			a.header(fn)
		}
		for _, b := range fn.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if is := a.f.values[in]; len(is) > 0 {
					in.MutateType(a.retyped(in.Type(), is))
				}
				if in.Op == ir.Alloca {
					a.alloca(in)
				}
			}
		}
	}
	for _, g := range a.f.m.Globals {
		a.variable(g)
	}
}

// header gives a function its type.
func (a *applier) header(fn *ir.Func) {
	t := fn.FuncType
	params := make([]*ir.Type, len(t.Fields))
	copy(params, t.Fields)
	changed := false
	for i, arg := range fn.Args {
		if is := a.f.values[arg]; len(is) > 0 && i < len(params) {
			params[i] = a.retyped(params[i], is)
			changed = changed || params[i] != t.Fields[i]
			arg.MutateType(params[i])
		}
	}
	result := t.Result()
	if is := a.f.results[fn]; len(is) > 0 {
		result = a.retyped(result, is)
	}
	if changed || result != t.Result() {
		fn.FuncType = a.f.m.Types.Func(result, params, t.Variadic)
	}
}

// held are the pointers in the memory of a variable or stack object of a type.
func (a *applier) held(v ir.Value, t *ir.Type) (all []*pointer) {
	is := a.f.values[v]
	if len(is) != 1 || !t.Holds(isPlain) {
		return nil
	}
	o := is[0].to.find()
	for _, l := range a.f.leaves(t) {
		if isPlain(l.t) {
			var p *pointer
			if w := o.words[o.key(l.off)]; w != nil {
				p = w.find().is
			}
			all = append(all, p)
		}
	}
	return all
}

// variable gives a global variable its type.
func (a *applier) variable(g *ir.Global) {
	t := a.retyped(g.Content, a.held(g, g.Content))
	if t == g.Content {
		return
	}
	g.Content = t
	if c, ok := g.Init.(*ir.Const); ok {
		g.Init = retypedConstant(c, t)
	}
}

// retypedConstant returns an initial value with another type. Its references are null.
func retypedConstant(c *ir.Const, t *ir.Type) ir.Value {
	switch {
	case c.Type() == t:
		return c
	case isNothing(c):
		return empty(c, t)
	case c.Kind != ir.ConstAggregate:
		return c
	}
	elems := make([]ir.Value, len(c.Elems))
	for i, e := range c.Elems {
		part := t.Elem
		if t.Kind == ir.StructKind {
			part = t.Fields[i]
		}
		elems[i] = e
		if k, ok := e.(*ir.Const); ok {
			elems[i] = retypedConstant(k, part)
		}
	}
	return ir.NewConst(t, c.Kind, elems...)
}

// alloca gives a stack object its type.
func (a *applier) alloca(in *ir.Instr) {
	if a.f.lists {
		in.ElemType = a.retyped(in.ElemType, a.held(in, in.ElemType))
	}
}
