package mem2reg_test

import (
	"flag"
	"testing"

	"statepoint/core/ir"
	"statepoint/core/passes/internal/mem2reg"
	"statepoint/e2e/short"
	"statepoint/e2e/slots"
)

var (
	functions = flag.Int("mem2reg.functions", 1000,
		"how many functions of each release TestRandomFunctionsAsLLVM promotes")
	seed = flag.Uint64("mem2reg.seed", 1, "the seed of TestRandomFunctionsAsLLVM")
)

var pass = slots.Pass{Name: "mem2reg", Run: func(m *ir.Module, f *ir.Func) error {
	_, err := mem2reg.Function(m, f, func(int) error { return nil })
	return err
}}

// TestRandomFunctionsAsLLVM promotes slots of random functions and compares with both releases of
// LLVM.
func TestRandomFunctionsAsLLVM(t *testing.T) {
	pass.AsLLVM(t, *seed, short.Share(*functions, 10), slots.Options{})
}
