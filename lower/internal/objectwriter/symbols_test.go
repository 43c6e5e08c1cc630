package objectwriter_test

import (
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

// TestSymbolsAreLLVMs compares the symbols of an object with llc's, in one section for all and in
// one for each.
func TestSymbolsAreLLVMs(t *testing.T) {
	for _, own := range []bool{false, true} {
		var flags []string
		if own {
			flags = []string{"-function-sections", "-data-sections"}
		}
		res := lowertest.Compile(t, lowertest.Linkages, lower.Options{FunctionSections: own,
			DataSections: own})
		ours := lowertest.SymbolTable(t, lowertest.Object(t, res))
		theirs := lowertest.SymbolTable(t, oracle.Object(t, oracle.Opaque,
			[]byte(lowertest.Linkages), flags...))
		for name, want := range theirs {
			if got := ours[name]; got != want {
				t.Errorf("own sections %v: %s\n is %s\nllc: %s", own, name, got, want)
			}
			delete(ours, name)
		}
		for name, got := range ours {
			t.Errorf("own sections %v: llc has no %s, here it is %s", own, name, got)
		}
		if res.Warnings.HasErrors() || len(res.Warnings.Items) > 0 {
			t.Error(res.Warnings)
		}
	}
}
