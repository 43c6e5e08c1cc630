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
	objects   = flag.Int("objects", 7, "how many objects of random programs to make for each form")
	inObject  = flag.Int("programs", 100, "how many programs an object holds")
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
// compiles them as they are, without safepoints, on a heap that stands still:
// ours with either reader of frames. The first object of each form is compiled
// in all ways, which shows that its programs are right.
func TestProgramsRun(t *testing.T) {
	m, tabled := newMachine(t, semispace), newMachineBy(t, semispace, byTable)
	started := map[string]compile{}
	for _, c := range compilers {
		started[c.name] = c.start(t)
	}
	seed := *firstSeed
	for _, form := range forms {
		for n := range *objects {
			var seeds []uint64
			for range *inObject {
				seeds = append(seeds, seed)
				seed++
			}
			t.Run(fmt.Sprintf("%s/%d-%d", form.name, seeds[0], seeds[len(seeds)-1]), func(t *testing.T) {
				src := []byte(gen.Programs(seeds, form.opt))
				driver := oracle.File(t, "driver.c", []byte(driverOf(seeds)))
				level, ways := "-O0", []compiler{ours()}
				if n == 0 {
					level, ways = "-O2", compilers
				}
				plain := oracle.Object(t, oracle.Release(src), src, level)
				want := m.run(t, m.link(t, plain, driver), true)
				for _, c := range ways {
					t.Run(c.name, func(t *testing.T) {
						object := started[c.name](t, src)
						got := m.run(t, m.link(t, object, driver), false)
						if got.stdout != want.stdout {
							t.Errorf("%s", firstDifference(got.stdout, want.stdout))
						}
						if got.made != want.made {
							t.Errorf("%d objects made, want %d", got.made, want.made)
						}
						if got.moved == 0 || got.derivedOut == 0 {
							t.Errorf("the programs tried little: %+v", got)
						}
						if c.name != "statepoint" {
							return
						}
						again := tabled.run(t, tabled.link(t, object, driver), false)
						if again.stdout != want.stdout || again.collections != got.collections || again.moved != got.moved {
							t.Errorf("by the table: %s; %+v, by the map %+v", firstDifference(again.stdout, want.stdout), again, got)
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
