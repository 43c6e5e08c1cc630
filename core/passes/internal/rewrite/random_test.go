package rewrite_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"statepoint/core/options"
	"statepoint/e2e/passtest"
)

// TestRandomFunctionsWithOptionsAsLLVM does the same with options that change what is relocated.
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

// TestRepeatedSuccessorsAsLLVM compares functions with switches whose cases share targets: the
// order in which LLVM visits their edges decides the order of phi operands.
func TestRepeatedSuccessorsAsLLVM(t *testing.T) {
	const seed, functions = 1, 150
	rng := rand.New(rand.NewPCG(seed, 0))
	var b strings.Builder
	b.WriteString("declare void @foo()\n")
	for i := range functions {
		writeSwitches(&b, rng, i)
	}
	for _, typed := range []bool{false, true} {
		text := b.String()
		if typed {
			text = strings.ReplaceAll(text, "ptr addrspace(1)", "i8 addrspace(1)*")
		}
		want := passtest.Body(passtest.Theirs(t, passtest.Release(typed), text,
			options.RewriteStatepoints))
		got := passtest.Body(passtest.Ours(t, "switches.ll", text, options.RewriteStatepoints))
		if got != want {
			t.Errorf("seed %d, typed %v: %s", seed, typed, passtest.Difference(got, want))
		}
	}
}

// writeSwitches writes a function whose blocks end mostly in switches.
func writeSwitches(b *strings.Builder, rng *rand.Rand, number int) {
	fmt.Fprintf(b, "define ptr addrspace(1) @f%d(ptr addrspace(1) %%p, ptr addrspace(1) %%q, "+
		"i32 %%i, i1 %%c) gc \"statepoint-example\" {\nentry:\n  br label %%b0\n", number)
	blocks := 3 + rng.IntN(5)
	for at := range blocks {
		target := func() string {
			to := at + 1 + rng.IntN(blocks-at)
			if rng.IntN(8) == 0 {
				to = rng.IntN(blocks) // a loop, or an edge forward
			}
			return fmt.Sprintf("label %%b%d", to)
		}
		fmt.Fprintf(b, "b%d:\n", at)
		if rng.IntN(5) < 3 {
			b.WriteString("  call void @foo()\n")
		}
		switch rng.IntN(5) {
		case 0:
			fmt.Fprintf(b, "  br i1 %%c, %s, %s\n", target(), target())
		case 1:
			fmt.Fprintf(b, "  br %s\n", target())
		default:
			fmt.Fprintf(b, "  switch i32 %%i, %s [\n", target())
			for c := range 1 + rng.IntN(5) {
				fmt.Fprintf(b, "    i32 %d, %s\n", c, target())
			}
			b.WriteString("  ]\n")
		}
	}
	fmt.Fprintf(b, "b%d:\n  %%x = load i8, ptr addrspace(1) %%q\n  call void @foo()\n"+
		"  ret ptr addrspace(1) %%p\n}\n", blocks)
}
