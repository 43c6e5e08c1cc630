package verify_test

import (
	"testing"

	"statepoint/core/ir"
	"statepoint/core/verify"
	"statepoint/e2e/broken"
)

// TestBrokenModulesAreRefused checks that the verifier reports each broken module, and does not
// panic.
func TestBrokenModulesAreRefused(t *testing.T) {
	broken.Each(func(what string, m *ir.Module) {
		problems, err := verify.Module(t.Context(), m, nil)
		if err == nil && len(problems) == 0 {
			t.Errorf("%s: no problem is found", what)
		}
		verify.Diagnostics(m, problems)
		c := verify.NewFunctions(t.Context(), m, nil)
		for _, f := range m.Funcs {
			if _, err := c.Check(f); err != nil {
				t.Errorf("%s: %v", what, err)
			}
		}
	})
}
