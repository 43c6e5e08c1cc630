package sweep

import (
	"context"
	"flag"
	"fmt"
	"testing"

	"statepoint/core/source"
	"statepoint/e2e/oracle"
	"statepoint/lower"
)

var stress = flag.Int("sweep.stress", 6, "compile what llvm-stress makes of so many seeds")

// TestStress compiles the random functions of llvm-stress of both releases, as they are and as opt
// -O1 leaves them.
func TestStress(t *testing.T) {
	compiled := 0
	for seed := 1; seed <= *stress; seed++ {
		for _, release := range []int{14, 22} {
			size := 100 + seed%5*50
			text := oracle.Run(t, release, nil, "llvm-stress", "-seed", fmt.Sprint(seed), "-size",
				fmt.Sprint(size))
			for _, level := range []string{"-O0", "-O1"} {
				if level != "-O0" {
					text = oracle.Run(t, release, text, "opt", level, "-S")
				}
				if say := compiles(string(text)); say != "" {
					t.Errorf("llvm-stress of LLVM %d, -seed %d -size %d, opt %s: %s", release, seed,
						size, level, say)
					continue
				}
				compiled++
			}
		}
	}
	t.Logf("%d modules compiled", compiled)
}

// compiles says why a module does not compile, "" if it does.
func compiles(text string) (say string) {
	defer func() {
		if e := recover(); e != nil {
			say = fmt.Sprint("panic: ", e)
		}
	}()
	m, diags := parse(source.NewText("stress.ll", text))
	if diags.HasErrors() {
		return diags.Error()
	}
	for _, p := range problems(m) {
		if p.Severity == source.Error {
			return p.Message
		}
	}
	if _, err := lower.Compile(context.Background(), m, lower.Options{Checked: true}); err != nil {
		return err.Error()
	}
	return ""
}
