package explore

import (
	"reflect"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes"
	"statepoint/web/ui"
)

// The panel's tables name what the compiler has, with the values it has.
func TestOptionsAreTheCompilers(t *testing.T) {
	have := map[string]bool{}
	usual := passes.DefaultOptions()
	for _, f := range ui.FlagOptions {
		have[f.Name] = true
		o := passes.DefaultOptions()
		value := f.Home
		if value == "" {
			value = "false"
		}
		if err := o.Set(f.Name, value); err != nil {
			t.Error(err)
		}
		o.Strategies = usual.Strategies
		if f.Name == "spp-call-safepoints" {
			o.CallSafepoints = usual.CallSafepoints // the dialect decides unless it is given
		}
		if !reflect.DeepEqual(o, usual) {
			t.Errorf("-%s=%s is not what the compiler has unless told", f.Name, value)
		}
	}
	for _, name := range passes.OptionNames() {
		if strings.Contains(name, "builtin") || name == "disable-simplify-libcalls" {
			continue // of a target's library: for the command line
		}
		if !have[name] && !strings.Contains(name, "print") { // what prints is for a terminal
			t.Errorf("the panel has no -%s", name)
		}
	}
	for _, p := range ui.PassOptions {
		if _, err := passes.NewPipeline(p.Name); err != nil {
			t.Error(err)
		}
	}
	registry := gc.NewRegistry()
	for _, c := range ui.StrategyChoices[1:] {
		if _, err := registry.Lookup(c.Value); err != nil {
			t.Error(err)
		}
	}
	for i, c := range ui.DialectChoices[1:] {
		if c.Value != ir.DialectNames[i] {
			t.Errorf("dialect %q, not %q", c.Value, ir.DialectNames[i])
		}
	}
}
