package explore

import (
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/web/ui/settings"
)

// The panel's tables list the compiler's options with their values.
func TestOptionsAreTheCompilers(t *testing.T) {
	for _, p := range settings.Passes {
		if _, err := passes.NewPipeline(p.Name); err != nil {
			t.Error(err)
		}
	}
	registry := gc.NewRegistry()
	for _, c := range settings.Strategies[1:] {
		if _, err := registry.Lookup(c.Value); err != nil {
			t.Error(err)
		}
	}
	for i, c := range settings.Dialects[1:] {
		if c.Value != ir.DialectNames[i] {
			t.Errorf("dialect %q, not %q", c.Value, ir.DialectNames[i])
		}
	}
}
