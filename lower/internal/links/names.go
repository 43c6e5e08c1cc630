package links

import (
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/provenance"
)

// Names has the names of a function's values as printed, by id.
type Names struct {
	names map[provenance.ID]string
}

// Fill reads the names of f before lowering; values that lowering adds have no name.
func (t *Names) Fill(m *ir.Module, f *ir.Func) {
	if t.names == nil {
		t.names = map[provenance.ID]string{}
	}
	clear(t.names)
	ir.NumberLocals(f)
	add := func(v ir.Value) { t.names[v.ID()] = printer.Operand(m, v) }
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

// Of is the name of a value, "" for one without.
func (t *Names) Of(id provenance.ID) string { return t.names[id] }
