package verify_test

import (
	"fmt"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/verify"
	"statepoint/e2e/broken"
)

// TestBrokenModulesAreRefused checks that the verifier reports each broken module, the same with
// several workers, and does not panic.
func TestBrokenModulesAreRefused(t *testing.T) {
	broken.Each(func(what string, m *ir.Module) {
		problems, err := verify.Module(t.Context(), m, nil)
		if err == nil && len(problems) == 0 {
			t.Errorf("%s: no problem is found", what)
		}
		verify.Diagnostics(m, problems)
		same, err2 := verify.Module(t.Context(), m, &verify.Options{Workers: 3})
		if fmt.Sprint(err2) != fmt.Sprint(err) || len(same) != len(problems) {
			t.Fatalf("%s: %d problems (%v), with several workers %d (%v)", what, len(problems), err,
				len(same), err2)
		}
		for i := range same {
			if same[i].String() != problems[i].String() {
				t.Errorf("%s: %s, with several workers %s", what, &problems[i], &same[i])
			}
		}
		c := verify.NewFunctions(t.Context(), m, nil)
		for _, f := range m.Funcs {
			if _, err := c.Check(f); err != nil {
				t.Errorf("%s: %v", what, err)
			}
		}
	})
}
