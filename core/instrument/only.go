package instrument

import (
	"io"
	"slices"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
)

// Only names the functions that are printed, all of them if it is empty or has "*":
// -filter-print-funcs.
type Only []string

// Keeps reports whether a function is printed.
func (o Only) Keeps(f *ir.Func) bool {
	return o.all() || slices.Contains(o, f.Name())
}

func (o Only) all() bool { return len(o) == 0 || slices.Contains(o, "*") }

// WriteModule writes a module, or those of its functions that are printed.
func (o Only) WriteModule(w io.Writer, m *ir.Module, opts *printer.Options) error {
	if o.all() {
		return printer.WriteModule(w, m, opts)
	}
	return o.WriteFunctions(w, m, "")
}

// WriteFunctions writes the functions with bodies, each after a text.
func (o Only) WriteFunctions(w io.Writer, m *ir.Module, before string) error {
	for _, f := range m.Definitions() {
		if o.Keeps(f) {
			if _, err := io.WriteString(w, before+printer.Func(f)); err != nil {
				return err
			}
		}
	}
	return nil
}
