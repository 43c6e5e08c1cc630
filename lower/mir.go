package lower

import (
	"io"
	"strings"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
)

// WriteMIR writes a module as a machine IR document without machine functions: the form in which
// llc prints the module after its IR passes.
func WriteMIR(w io.Writer, m *ir.Module, opts printer.Options) error {
	var b strings.Builder
	if err := printer.WriteModule(&b, m, &opts); err != nil {
		return err
	}
	document := strings.TrimSuffix("  "+strings.ReplaceAll(b.String(), "\n", "\n  "), "  ")
	if !m.Dialect.Opaque() { // as that release ends it
		document += "\n"
	}
	_, err := io.WriteString(w, "--- |\n"+document+"...\n")
	return err
}
