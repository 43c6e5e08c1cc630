package ocaml

import (
	"fmt"
	"math"
	"strings"

	"statepoint/core/source"
	"statepoint/stackmap/rootmap"
)

// Printer writes the frame table.
type Printer struct{}

// Complete implements [rootmap.Complete].
func (Printer) Complete(p *rootmap.Point) bool { return rootmap.Bare(p) }

// Begin puts the symbols before the module's code and data.
func (Printer) Begin(w *rootmap.Writer, m *rootmap.Map) error {
	w.Section(rootmap.Text)
	w.Label(Symbol(m.Module, "code_begin"), true)
	w.Section(rootmap.Data)
	w.Label(Symbol(m.Module, "data_begin"), true)
	return nil
}

// Symbol is the name of one of the module's symbols. The name of the module is its identifier up to
// the first dot, with the first letter in upper case.
func Symbol(module, what string) string {
	name, _, _ := strings.Cut(module, ".")
	if name != "" && name[0] >= 'a' && name[0] <= 'z' {
		name = string(name[0]-'a'+'A') + name[1:]
	}
	return "caml" + name + "__" + what
}

// Finish puts the symbols after code and data, and writes the table.
func (Printer) Finish(w *rootmap.Writer, m *rootmap.Map) error {
	w.Section(rootmap.Text)
	w.Label(Symbol(m.Module, "code_end"), true)
	w.Section(rootmap.Data)
	w.Label(Symbol(m.Module, "data_end"), true)
	w.Int(8, 0).Called("end of data", "a word of zeros after the module's data")
	w.Label(Symbol(m.Module, "frametable"), true)
	count := 0
	for i := range m.Functions {
		count += len(m.Functions[i].Points)
	}
	if count > math.MaxUint16 {
		return &rootmap.Error{Problem: fmt.Sprintf(
			"a frame table of OCaml has room for 65,535 safe points, and the module has %d", count)}
	}
	w.Int(2, int64(count)).Called("descriptors", "descriptors, one for each return address")
	w.Align(8)
	point := 0
	for i := range m.Functions {
		f := &m.Functions[i]
		if f.FrameSize == rootmap.DynamicFrame {
			return &rootmap.Error{Function: f.Name,
				Problem: "OCaml's frame table needs frames of a fixed size, and this one is " +
					"dynamic",
				InLLVM: tooLarge(f)}
		}
		if f.FrameSize > math.MaxUint16 {
			return &rootmap.Error{Function: f.Name, Problem: fmt.Sprintf("the frame of %s "+
				"is too large for a frame table of OCaml, which has 16 bits for it",
				source.Count(f.FrameSize, "byte")),
				InLLVM: tooLarge(f)}
		}
		w.Remark("live roots for " + f.Name)
		for k := range f.Points {
			w.Begin(fmt.Sprintf("descriptor %d", point), f.Points[k].Prov)
			if err := descriptor(w, f, &f.Points[k]); err != nil {
				return err
			}
			w.End()
			point++
		}
	}
	return nil
}

// tooLarge is LLVM's message for a frame that it refuses.
func tooLarge(f *rootmap.Function) string {
	return fmt.Sprintf("LLVM ERROR: Function '%s' is too large for the ocaml GC! Frame size %d"+
		">= 65536.", f.Name, f.FrameSize)
}

// descriptor writes the descriptor of one safe point.
func descriptor(w *rootmap.Writer, f *rootmap.Function, p *rootmap.Point) error {
	held, err := f.Held(p)
	if err != nil {
		return err
	}
	if len(held) > math.MaxUint16 {
		return &rootmap.Error{Function: f.Name, Problem: fmt.Sprintf(
			"%d are live at once, and a frame table of OCaml has 16 bits for their number",
			len(held))}
	}
	w.Address(8, f.Place(p)).Called("return address", "where the call returns to")
	w.Int(2, int64(f.FrameSize)).Called("frame size",
		"bytes from the stack pointer to the return address")
	w.Int(2, int64(len(held))).Called("live roots", "offsets that follow")
	for n, h := range held {
		if h.Offset < math.MinInt16 || h.Offset > math.MaxUint16 {
			return &rootmap.Error{Function: f.Name, Problem: fmt.Sprintf("one is at %d in the "+
				"frame, and a frame table of OCaml has 16 bits for that", h.Offset)}
		}
		w.Int(2, h.Offset).As(rootmap.Slot(h.Offset)).
			Called(fmt.Sprintf("offset %d", n), "holds a reference").From(h.Prov)
	}
	w.Align(8)
	return nil
}
