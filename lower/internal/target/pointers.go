package target

import (
	"fmt"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/source"
	"statepoint/lower/internal/isel/build"
)

// pointers refuses pointers whose size in the module's data layout is not that of the code, which
// moves 64 bits: sizes and offsets of memory that contains them come from the layout, so a store
// would overwrite the bytes beside a smaller one. llc replaces the module's data layout by the
// target's.
type pointers struct {
	layout *datalayout.Layout
	diags  *source.List
	types  *ir.Types
	// known is how many of the address spaces of pointer types are known, and some is set if one of
	// these has pointers that are refused.
	known int
	some  bool
	odd   map[*ir.Type]*ir.Type // by type, the pointer in it that is refused; nil for none
}

// any reports whether any type is refused.
func (p *pointers) any() bool {
	spaces := p.types.PointerSpaces()
	for _, space := range spaces[p.known:] {
		p.some = p.some || p.odd64(space)
	}
	p.known = len(spaces)
	return p.some
}

// odd64 reports whether pointers or addresses of an address space do not have 64 bits.
func (p *pointers) odd64(space uint32) bool {
	return p.layout.PointerBits(space) != 64 || p.layout.IndexBits(space) != 64
}

// in is the refused pointer in a type, nil if there is none.
func (p *pointers) in(t *ir.Type) *ir.Type {
	switch {
	case t == nil:
		return nil
	case t.Kind == ir.PointerKind:
		if p.odd64(t.AddrSpace) {
			return t
		}
		return nil
	case t.Kind != ir.StructKind && t.Kind != ir.ArrayKind && t.Kind != ir.VectorKind:
		return nil
	}
	found, known := p.odd[t]
	if known {
		return found
	}
	if p.odd == nil {
		p.odd = map[*ir.Type]*ir.Type{}
	}
	p.odd[t] = nil // a struct that contains itself must not recurse for ever
	found = p.in(t.Elem)
	for _, f := range t.Fields {
		if found == nil {
			found = p.in(f)
		}
	}
	p.odd[t] = found
	return found
}

// value is in for a value, including the parts of a constant.
func (p *pointers) value(v ir.Value) *ir.Type {
	found := p.in(v.Type())
	c, ok := v.(*ir.Const)
	if found != nil || !ok {
		return found
	}
	if found = p.in(c.ElemType); c.Kind == ir.ConstExpr || c.Kind == ir.ConstAggregate {
		for _, e := range c.Elems {
			if found == nil && e != nil {
				found = p.value(e)
			}
		}
	}
	return found
}

// refuse reports at a position that a pointer is not supported.
func (p *pointers) refuse(span source.Span, t *ir.Type) {
	what := fmt.Sprintf("has %s", source.Count(p.layout.PointerBits(t.AddrSpace), "bit"))
	if p.layout.PointerBits(t.AddrSpace) == 64 {
		what = fmt.Sprintf("computes addresses in %s",
			source.Count(p.layout.IndexBits(t.AddrSpace), "bit"))
	}
	p.diags.Add(source.Diagnostic{Severity: source.Error, Code: build.CodeUnsupported, Span: span,
		Message: fmt.Sprintf("a pointer of address space %d, which by the data layout %s, is not "+
			"supported by the x86-64 code generator", t.AddrSpace, what),
		Notes: []string{"pointers and addresses have 64 bits in its code; llc replaces the " +
			"module's data layout by the target's"}})
}

// function reports whether the code generator supports the pointers of a function.
func (p *pointers) function(f *ir.Func) bool {
	if !p.any() {
		return true
	}
	found := p.in(f.FuncType.Result())
	for _, a := range f.Args {
		if found == nil {
			found = p.in(a.Type())
		}
	}
	if found != nil {
		p.refuse(f.Span, found)
		return false
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			found = p.in(in.Type())
			if found == nil {
				found = p.in(in.ElemType)
			}
			for i := 0; i < in.NumOps() && found == nil; i++ {
				found = p.value(in.Operand(i))
			}
			if found == nil {
				continue
			}
			span := in.Span
			if span.IsZero() {
				span = f.Span
			}
			p.refuse(span, found)
			return false
		}
	}
	return true
}

// variables reports whether the code generator supports the pointers in the module's variables.
func (p *pointers) variables(m *ir.Module) bool {
	if !p.any() {
		return true
	}
	for _, g := range m.Globals {
		if g.Init == nil || g.Linkage == "available_externally" {
			continue
		}
		found := p.in(g.Content)
		if found == nil {
			found = p.value(g.Init)
		}
		if found != nil {
			p.refuse(g.Span, found)
			return false
		}
	}
	return true
}
