package gc_test

import (
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/e2e/broken"
)

// TestBrokenModulesDoNotPanic reads every instruction as a statepoint, a relocate and a call with
// directives.
func TestBrokenModulesDoNotPanic(t *testing.T) {
	broken.Each(func(_ string, m *ir.Module) {
		m.EachInstr(nil, func(in *ir.Instr) {
			parts, _ := gc.PartsOf(in)
			parts.CalleeType()
			gc.Live(in)
			gc.Listed(in, 0)
			gc.OtherIndex(in, 0)
			gc.DialectOf(in)
			gc.Pair(in)
			gc.ReadDirectives(in, 0)
			gc.StatepointOf(in)
			_, _ = gc.View(in)
			_, _ = gc.Relocates(in)
			_, _ = gc.ViewRelocate(in)
			gc.ResultOf(in)
		})
	})
}
