package e2e

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

var (
	firstSeed = flag.Uint64("seed", 1, "the first seed of the random programs")
	objects   = flag.Int("objects", 4, "how many objects of random programs to make for each form")
	inObject  = flag.Int("programs", 25, "how many programs an object holds")
)

// The forms random programs are written in.
var forms = []struct {
	name string
	opt  gen.Options
}{
	{"ptr", gen.All},
	{"typed", gen.Options{Typed: true, Select: true, Divide: true, Switch: true}},
	{"polls", gen.Options{Polls: true, Select: true}},
}

// driverOf returns a C main that runs the programs one after the other and
// prints what each returns.
func driverOf(seeds []uint64) string {
	var b strings.Builder
	b.WriteString("#include \"runtime.h\"\n#include <stdio.h>\n\n")
	for _, s := range seeds {
		fmt.Fprintf(&b, "extern int64_t %s(void);\n", gen.Entry(s))
	}
	b.WriteString("\nint main(void)\n{\n    rt_init();\n")
	for _, s := range seeds {
		fmt.Fprintf(&b, "    puts(\"seed %d\");\n    rt_print((int64_t)rt_enter(%s, 0, 0, 0, 0, 0));\n", s, gen.Entry(s))
	}
	b.WriteString("    return rt_finish();\n}\n")
	return b.String()
}

// Random programs print under the moving collector what they print when LLVM
// compiles them as they are, without safepoints, on a heap that stands still.
func TestProgramsRun(t *testing.T) {
	m := newMachine(t, semispace)
	started := map[string]compile{}
	for _, c := range compilers {
		started[c.name] = c.start(t)
	}
	seed := *firstSeed
	for _, form := range forms {
		for range *objects {
			var seeds []uint64
			for range *inObject {
				seeds = append(seeds, seed)
				seed++
			}
			t.Run(fmt.Sprintf("%s/%d-%d", form.name, seeds[0], seeds[len(seeds)-1]), func(t *testing.T) {
				src := []byte(gen.Programs(seeds, form.opt))
				driver := oracle.File(t, "driver.c", []byte(driverOf(seeds)))
				plain := oracle.Object(t, oracle.Release(src), src, "-O2")
				want := m.run(t, m.link(t, plain, driver), true)
				for _, c := range compilers {
					t.Run(c.name, func(t *testing.T) {
						got := m.run(t, m.link(t, started[c.name](t, src), driver), false)
						if got.stdout != want.stdout {
							t.Errorf("%s", firstDifference(got.stdout, want.stdout))
						}
						if got.made != want.made {
							t.Errorf("%d objects made, want %d", got.made, want.made)
						}
						if got.moved == 0 || got.derivedOut == 0 {
							t.Errorf("the programs tried little: %+v", got)
						}
					})
				}
			})
		}
	}
}

// firstDifference says in which program two outputs begin to differ, and where.
func firstDifference(got, want string) string {
	g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
	program := "?"
	for i := range w {
		if i < len(g) && g[i] == w[i] {
			if strings.HasPrefix(w[i], "seed ") {
				program = w[i]
			}
			continue
		}
		line := "nothing"
		if i < len(g) {
			line = g[i]
		}
		return fmt.Sprintf("%s: line %d is %q, want %q (go run ./e2e/tools/genmodule -program prints it)", program, i+1, line, w[i])
	}
	return "more is printed than wanted"
}
