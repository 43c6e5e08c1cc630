package convert_test

import (
	"testing"

	"statepoint/core/convert"
	"statepoint/core/ir"
	"statepoint/e2e/broken"
)

// TestBrokenModulesDoNotPanic converts each to every form of statepoints; what comes of it does not
// matter.
func TestBrokenModulesDoNotPanic(t *testing.T) {
	for _, to := range []ir.Dialect{ir.LLVM36, ir.LLVM38, ir.LLVM11} {
		broken.Each(func(what string, m *ir.Module) {
			defer func() {
				if e := recover(); e != nil {
					t.Errorf("%s, to %v: %v", what, to, e)
				}
			}()
			_, _ = convert.Dialect(t.Context(), m, to, nil)
		})
	}
}
