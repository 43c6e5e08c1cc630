package sroa_test

import (
	"flag"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
	"statepoint/core/passes/internal/sroa"
	"statepoint/e2e/short"
	"statepoint/e2e/slots"
)

var (
	functions = flag.Int("sroa.functions", 1000,
		"how many functions of each release TestRandomFunctionsAsLLVM splits")
	seed = flag.Uint64("sroa.seed", 1, "the seed of TestRandomFunctionsAsLLVM")
)

// TestRandomFunctionsAsLLVM splits slots of random functions and compares with both releases of
// LLVM.
func TestRandomFunctionsAsLLVM(t *testing.T) {
	asLLVM(t, short.Share(*functions, 10), slots.Options{Aggregates: true, Reachable: true})
}

// TestSelectsAsLLVM does so where functions load from one of two addresses.
func TestSelectsAsLLVM(t *testing.T) {
	asLLVM(t, short.Share(*functions/2, 10), slots.Options{Aggregates: true, Reachable: true,
		Selects: true})
}

// TestPhisAsLLVM does so where the address depends on the way to the load.
func TestPhisAsLLVM(t *testing.T) {
	asLLVM(t, short.Share(*functions/2, 10), slots.Options{Aggregates: true, Reachable: true,
		Phis: true})
	asLLVM(t, short.Share(*functions/2, 10), slots.Options{Aggregates: true, Reachable: true,
		Phis: true, Selects: true})
}

func asLLVM(t *testing.T, functions int, opt slots.Options) {
	t.Helper()
	pass := slots.Pass{Name: "sroa", Run: func(m *ir.Module, f *ir.Func) error {
		layout, err := datalayout.Parse(m.DataLayout)
		if err == nil {
			_, err = sroa.Function(m, f, layout, func(int) error { return nil })
		}
		return err
	}}
	pass.AsLLVM(t, *seed, functions, opt)
}
