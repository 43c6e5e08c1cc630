package passes_test

import (
	"fmt"
	"os"
	"testing"
)

// TestRandomFunctionsWithOptionsAsLLVM does so with options that change what is relocated.
func TestRandomFunctionsWithOptionsAsLLVM(t *testing.T) {
	for _, typed := range []bool{false, true} {
		for seed := range uint64(4) {
			text := randomModule(seed+3000, 40, typed)
			for _, option := range []string{"-rs4gc-clobber-non-live",
				"-spp-rematerialization-threshold=0", "-spp-rematerialization-threshold=20"} {
				want := body(theirs(t, release(typed), text, "rewrite-statepoints-for-gc", option))
				if got := body(ours(t, "random.ll", text, "rewrite-statepoints-for-gc",
					option)); got != want {
					t.Errorf("seed %d, typed %v, %s: %s", seed, typed, option,
						difference(got, want))
				}
			}
		}
	}
}

// TestRandomFunctionsAsLLVM compares the rewriting of random functions with LLVM's, as text.
func TestRandomFunctionsAsLLVM(t *testing.T) {
	const modules, functions = 20, 50
	for _, typed := range []bool{false, true} {
		for seed := range uint64(modules) {
			text := randomModule(seed, functions, typed)
			want := body(theirs(t, release(typed), text, "rewrite-statepoints-for-gc"))
			got := body(ours(t, "random.ll", text, "rewrite-statepoints-for-gc"))
			if got != want {
				if dir := os.Getenv("KEEP"); dir != "" {
					os.WriteFile(fmt.Sprintf("%s/random%d_%v.ll", dir, seed, typed), []byte(text),
						0o644)
				}
				t.Errorf("seed %d, typed %v: %s", seed, typed, difference(got, want))
			}
		}
	}
}
