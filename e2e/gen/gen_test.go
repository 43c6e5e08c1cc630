package gen_test

import (
	"crypto/sha256"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

func release(typed bool) int {
	if typed {
		return oracle.Typed
	}
	return oracle.Opaque
}

func TestModulesAreAccepted(t *testing.T) {
	for _, typed := range []bool{false, true} {
		for _, s := range []gen.Shape{
			{Functions: 20, Calls: 10, Live: 8},
			{Functions: 1, Calls: 50, Live: 20},
			{Functions: 1, Calls: 50, Live: 20, Blocks: 121},
			{Functions: 1, Calls: 50, Live: 20, Blocks: 31},
		} {
			s.Typed = typed
			text := gen.Module(s)
			if got := oracle.Release([]byte(text)); got != release(typed) {
				t.Errorf("%+v: read as a module for LLVM %d", s, got)
			}
			out := oracle.RewriteStatepoints(t, release(typed), []byte(text))
			if got, want := strings.Count(string(out), "call token"),
				s.Functions*s.Calls; got != want {
				t.Errorf("%+v: %d statepoints, want %d", s, got, want)
			}
			if got, want := strings.Count(string(out), ".relocated"),
				s.Functions*s.Calls*s.Live; got < want {
				t.Errorf("%+v: relocations are mentioned %d times, want %d at least", s, got, want)
			}
		}
	}
}

func TestProgramsAreAccepted(t *testing.T) {
	var seeds []uint64
	for seed := range uint64(60) {
		seeds = append(seeds, seed)
	}
	for _, opt := range []gen.Options{{}, gen.All, gen.Wild, {Polls: true, Select: true}} {
		for _, typed := range []bool{false, true} {
			opt.Typed = typed
			text := []byte(gen.Programs(seeds, opt))
			oracle.Verify(t, release(typed), text)
			oracle.Verify(t, release(typed), oracle.Rewrite(t, release(typed), text))
		}
	}
}

// A seed means the same program forever: other tests name programs by it.
func TestSeedsAreStable(t *testing.T) {
	text := gen.Program(1, gen.All) + gen.Module(gen.Shape{Functions: 2, Calls: 3, Live: 4,
		Blocks: 5})
	const want = "30cd5eca3cfac77b"
	if got := fmt.Sprintf("%.8x", sha256.Sum256([]byte(text))); got != want {
		t.Errorf("the programs of all seeds have changed: %s, want %s", got, want)
	}
	if again := gen.Program(1, gen.All); !strings.HasPrefix(text, again) {
		t.Error("the same seed gave two programs")
	}
}

// The programs contain the constructs that they should test.
func TestProgramsTryEverything(t *testing.T) {
	var seeds []uint64
	for seed := range uint64(100) {
		seeds = append(seeds, seed)
	}
	for _, typed := range []bool{false, true} {
		opt := gen.All
		opt.Typed = typed
		ref := "ptr addrspace(1)"
		if typed {
			ref = "i8 addrspace(1)*"
		}
		text := gen.Programs(seeds, opt)
		for _, want := range []string{
			"phi " + ref, "phi i64", "select i1", "switch i64", "udiv", "urem", "ashr", "trunc",
			"sext", "zext i32", "icmp eq " + ref, "\"deopt\"(",
			"store " + ref + " null", "label %deeper", "label %walk", "label %loop",
			"getelementptr inbounds i64",
			"sub i64 %a0, 1", // recursion
			"%a7",            // arguments on the stack
			"invoke ", "landingpad token", "select <2 x i1>", "shufflevector <4 x i32>",
			"insertelement <2 x " + ref,
		} {
			if n := strings.Count(text, want); n < 20 {
				t.Errorf("typed %v: %q occurs %d times in 100 programs", typed, want, n)
			}
		}
	}
	for _, typed := range []bool{false, true} {
		opt := gen.Wild
		opt.Typed, opt.Hold, opt.Edge, opt.Space = typed, true, true, true
		text := gen.Programs(seeds, opt)
		for _, want := range []string{
			"@rt_throw(", "@rt_rethrow(", "@rt_caught_object(", "landingpad token catch",
			"landingpad token cleanup\n", "landingpad token cleanup catch", "@kind.1\n",
			" = freeze ", " = inttoptr ", " = addrspacecast ", "fastcc ", "tailcc ",
			"load volatile ", "returns_twice", "@longjmp(", "phi <2 x i64>", "phi { i64, i64 }",
			"insertvalue { i64, ", ", 2, 1\n", "label %forever",
		} {
			if n := strings.Count(text, want); n < 20 {
				t.Errorf("typed %v: %q occurs %d times in 100 wild programs", typed, want, n)
			}
		}
		if pads := regexp.MustCompile(`\n  %v\d+ = phi [^\n]*\n  %pad`).FindAllString(text,
			-1); len(pads) < 20 {
			t.Errorf("typed %v: %d landing pads with phis", typed, len(pads))
		}
		opt.Unnamed = true
		if text := gen.Programs(seeds, opt); strings.Contains(text, "%v") ||
			!strings.Contains(text, "\n7:\n") {
			t.Errorf("typed %v: unnamed programs have names", typed)
		}
	}
	plain := gen.Programs(seeds, gen.Options{})
	for _, never := range []string{"select", "switch", "udiv", "urem", "deopt", "gc.safepoint_poll",
		"*", "invoke", " x i64>", "freeze", "setjmp", "rt_throw"} {
		if strings.Contains(plain, never) {
			t.Errorf("a plain program contains %q", never)
		}
	}
}
