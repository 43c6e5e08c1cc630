package rewrite_test

import (
	"fmt"
	"os"
	"testing"

	"statepoint/core/options"
	"statepoint/e2e/passtest"
)

// TestRandomFunctionsWithOptionsAsLLVM does so with options that change what is relocated.
func TestRandomFunctionsWithOptionsAsLLVM(t *testing.T) {
	for _, typed := range []bool{false, true} {
		for seed := range uint64(4) {
			text := passtest.RandomModule(seed+3000, 40, typed)
			for _, option := range []string{"-rs4gc-clobber-non-live",
				"-spp-rematerialization-threshold=0", "-spp-rematerialization-threshold=20"} {
				want := passtest.Body(passtest.Theirs(t, passtest.Release(typed), text,
					options.RewriteStatepoints, option))
				got := passtest.Body(passtest.Ours(t, "random.ll", text,
					options.RewriteStatepoints, option))
				if got != want {
					t.Errorf("seed %d, typed %v, %s: %s", seed, typed, option,
						passtest.Difference(got, want))
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
			text := passtest.RandomModule(seed, functions, typed)
			want := passtest.Body(passtest.Theirs(t, passtest.Release(typed), text,
				options.RewriteStatepoints))
			got := passtest.Body(passtest.Ours(t, "random.ll", text, "rewrite-statepoints-for-gc"))
			if got != want {
				if dir := os.Getenv("KEEP"); dir != "" {
					os.WriteFile(fmt.Sprintf("%s/random%d_%v.ll", dir, seed, typed), []byte(text),
						0o644)
				}
				t.Errorf("seed %d, typed %v: %s", seed, typed, passtest.Difference(got, want))
			}
		}
	}
}
