package lower_test

import (
	"strings"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/printer"
	"statepoint/lower"
)

// A module stands indented in its document; that of an older release ends with an empty line.
func TestWriteMIR(t *testing.T) {
	for dialect, end := range map[ir.Dialect]string{ir.LLVM15: "...\n", ir.LLVM11: "\n...\n"} {
		m := ir.NewModule("t.ll")
		m.TargetTriple, m.Dialect = "x86_64", dialect
		want := "--- |\n  ; ModuleID = 't.ll'\n  target triple = \"x86_64\"\n" + end
		var b strings.Builder
		if err := lower.WriteMIR(&b, m, printer.Options{ModuleID: "t.ll"}); err != nil {
			t.Fatal(err)
		}
		got := strings.Replace(b.String(), "  source_filename = \"t.ll\"\n", "", 1)
		if got != want {
			t.Errorf("wrote\n%s\nwant\n%s", got, want)
		}
	}
}
