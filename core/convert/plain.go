package convert

import (
	"statepoint/core/ir"
)

// PlainPointers turns reference types into ordinary pointer types, as in programs for llvm.gcroot:
// in every type of the module, each pointer for which isReference is true moves to address space 0.
// Casts between the two spaces become bitcasts. Ids, names and uses stay the same.
func PlainPointers(m *ir.Module, isReference func(*ir.Type) bool) {
	ts := m.Types
	r := &retyper{ts: ts, bodies: map[*ir.Type]bool{}}
	r.pointer = func(t *ir.Type) *ir.Type {
		space := t.AddrSpace
		if isReference(t) {
			space = 0
		}
		if t.Elem == nil {
			return ts.OpaquePointer(space)
		}
		return ts.Pointer(r.typ(t.Elem), space)
	}
	for _, t := range m.StructTypes {
		r.typ(t)
	}
	names := map[*ir.Func]string{}
	for _, f := range m.Funcs {
		if f.IsIntrinsic() {
			if name := respell(f.Name(), spellings(f.FuncType, r.typ)); name != f.Name() {
				names[f] = name
			}
		}
	}
	for _, g := range m.Globals {
		g.AddrSpace = r.typ(g.Type()).AddrSpace
	}
	same := func(set *ir.AttrSet) *ir.AttrSet { return set }
	consts := &constConverter{typ: r.typ, casts: true}
	conv := &moduleConverter{m: m, to: m.Dialect, typ: r.typ, value: consts.value, fn: same,
		param: same}
	conv.run()
	for _, f := range m.Funcs {
		for _, b := range f.Blocks {
			for in := b.First(); in != nil; in = in.Next() {
				if in.Op == ir.AddrSpaceCast && sameSpace(in.Operand(0).Type(), in.Type()) {
					in.Op = ir.BitCast
				}
			}
		}
	}
	var gone []*ir.Func
	for _, f := range append([]*ir.Func(nil), m.Funcs...) {
		name := names[f]
		if name == "" {
			continue
		}
		if other := m.Func(name); other != nil && other.FuncType == f.FuncType {
			ir.ReplaceAllUses(f, other)
			gone = append(gone, f)
			continue
		}
		m.SetName(f, name)
	}
	for _, f := range gone {
		m.RemoveFunc(f)
	}
}

// sameSpace reports whether pointers, or vectors of them, are in the same address space.
func sameSpace(a, b *ir.Type) bool { return a.Scalar().AddrSpace == b.Scalar().AddrSpace }
