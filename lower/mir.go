package lower

import (
	"io"
	"strings"

	"statepoint/core/ir"
)

// WriteMIR writes a module as a document of LLVM's machine IR that has no machine functions yet:
// the form in which llc prints what its passes over IR leave.
func WriteMIR(w io.Writer, m *ir.Module, opts ir.PrintOptions) error {
	var b strings.Builder
	if err := ir.WriteModule(&b, m, &opts); err != nil {
		return err
	}
	document := strings.TrimSuffix("  "+strings.ReplaceAll(b.String(), "\n", "\n  "), "  ")
	if !m.Dialect.Opaque() { // as that release ends it
		document += "\n"
	}
	_, err := io.WriteString(w, "--- |\n"+document+"...\n")
	return err
}
