package e2e

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

// The benchmark's modules compute the right results, with many pointers live across many calls and
// with joining paths.
func TestMeasuredModulesRun(t *testing.T) {
	t.Parallel()
	m := newMachine(t, semispace)
	started := map[string]compile{}
	for _, c := range compilers {
		started[c.name] = c.start(t)
	}
	for _, s := range []gen.Shape{
		{Functions: 3, Calls: 10, Live: 8},
		{Functions: 1, Calls: 40, Live: 200},
		{Functions: 1, Calls: 40, Live: 60, Blocks: 101},
		{Functions: 2, Calls: 7, Live: 9, Blocks: 5, Typed: true},
	} {
		var main, want strings.Builder
		fmt.Fprintf(&main, "#include \"runtime.h\"\n\nstatic rt_object *all;\n")
		for f := range s.Functions {
			fmt.Fprintf(&main, "extern int64_t f%d(rt_object *, int64_t);\n", f)
		}
		fmt.Fprintf(&main,
			"\nint main(void)\n{\n    rt_init();\n    rt_root(&all);\n    all = rt_new(%d, 0);\n",
			s.Live)
		fmt.Fprintf(&main,
			"    for (int i = 0; i < %d; i++)\n        *(int64_t *)rt_data(all->ref[i] = "+
				"rt_new(0, 8)) = i * i;\n", s.Live)
		sum := 0
		for i := range s.Live {
			sum += i * i
		}
		for f := range s.Functions {
			for _, path := range []int{-1, 3, 1000} { // no side path, some, all
				fmt.Fprintf(&main,
					"    rt_print((int64_t)rt_enter(f%d, (uintptr_t)all, (uintptr_t)%d, 0, 0, "+
						"0));\n", f, path)
				fmt.Fprintln(&want, sum)
			}
		}
		main.WriteString("    return rt_finish();\n}\n")
		driver := oracle.File(t, "driver.c", []byte(main.String()))
		for _, c := range compilers {
			t.Run(fmt.Sprintf("%+v/%s", s, c.name), func(t *testing.T) {
				got := m.run(t, m.link(t, started[c.name](t, []byte(gen.Module(s))), driver), false)
				if got.stdout != want.String() {
					t.Errorf("printed\n%s\nwant\n%s", got.stdout, want.String())
				}
				if got.collections < s.Calls {
					t.Errorf("%d collections in functions of %d calls", got.collections, s.Calls)
				}
			})
		}
	}
}
