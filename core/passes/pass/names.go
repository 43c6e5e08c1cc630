package pass

import (
	"strconv"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/core/provenance"
)

// Names has the names of values in the text that a module was read from: passes insert values,
// which changes the numbers of unnamed ones.
type Names struct{ numbers map[provenance.ID]string }

// NewNames records the present numbers of unnamed values.
func NewNames(funcs ...*ir.Func) *Names {
	n := &Names{numbers: map[provenance.ID]string{}}
	for _, f := range funcs {
		n.Note(f)
	}
	return n
}

// Note records the present numbers of the unnamed values of a function.
func (n *Names) Note(f *ir.Func) {
	next := 0
	give := func(id provenance.ID) {
		n.numbers[id] = "%" + strconv.Itoa(next)
		next++
	}
	for _, a := range f.Args {
		if a.Name() == "" {
			give(a.ID())
		}
	}
	for i, b := range f.Blocks {
		if b.Name() == "" {
			if give(b.ID()); i == 0 {
				n.numbers[b.ID()] = "entry block"
			}
		}
		for in := b.First(); in != nil; in = in.Next() {
			if in.Name() == "" && !in.Type().IsVoid() {
				give(in.ID())
			}
		}
	}
}

// Of returns the name of a value: that of an instruction without a name is its opcode.
func (n *Names) Of(v ir.Value) string {
	if number := n.numbers[v.ID()]; number != "" {
		return number
	}
	in, ok := v.(*ir.Instr)
	if !ok || in.Name() != "" {
		return printer.Operand(nil, v)
	}
	if f := in.CalledFunc(); f != nil {
		return in.Op.String() + " @" + f.Name()
	}
	return in.Op.String()
}
