package lower

import "statepoint/core/ir"

// nameTable gives the names that a function's values have in the text it is printed as, by id.
type nameTable struct {
	names map[ir.ID]string
}

// fill reads the names of f, which is as it was given: what lowering adds has no name.
func (t *nameTable) fill(m *ir.Module, f *ir.Func) {
	if t.names == nil {
		t.names = map[ir.ID]string{}
	}
	clear(t.names)
	ir.NumberLocals(f)
	add := func(v ir.Value) { t.names[v.ID()] = string(ir.AppendValue(nil, m, v, false)) }
	for _, a := range f.Args {
		add(a)
	}
	for _, b := range f.Blocks {
		add(b)
		for in := b.First(); in != nil; in = in.Next() {
			if !in.Type().IsVoid() {
				add(in)
			}
		}
	}
}

func (t *nameTable) of(id ir.ID) string { return t.names[id] }
