package e2e

import (
	"flag"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

var (
	firstSeed = flag.Uint64("seed", 1, "the first seed of the random programs")
	objects   = flag.Int("objects", usualObjects,
		"how many objects of random programs to make for each form")
	inObject = flag.Int("programs", 100, "how many programs an object holds")
	omit     = flag.String("omit", "",
		"fields of gen.Options to switch off, to find what matters: Edge,Throw")
)

// usualObjects is how many objects of each form a usual run makes. One of more tries more.
const usualObjects = 3

// The forms random programs are written in.
var forms = []form{
	{name: "ptr", opt: gen.All},
	{name: "typed", opt: gen.Options{Typed: true, Select: true, Divide: true, Switch: true}},
	{name: "polls", opt: gen.Options{Polls: true, Select: true}},
	{name: "wild", opt: wild(func(o *gen.Options) { o.Struct = false }), seldom: 7, ways: compilers},
	{name: "wild-polls", opt: wild(func(o *gen.Options) { o.Struct, o.Polls = false, true }), seldom: 7, ways: compilers},
	// LLVM 14 takes the copy of a derived pointer for a base.
	{name: "wild-typed", opt: wild(func(o *gen.Options) { o.Struct, o.Typed = false, true }),
		seldom: 7, ways: []compiler{ourPasses(), ours()}},
	// llc 22 does not survive structs that invoked statepoints return.
	{name: "wild-unnamed", opt: wild(func(o *gen.Options) { o.Unnamed = true }), seldom: 7,
		ways: []compiler{ours()}},
	// LLVM's pass loses references in structs.
	{name: "wild-held-typed", opt: wild(func(o *gen.Options) {
		o.Hold, o.Typed, o.Unnamed = true,
			true, true
	}), seldom: 7, ways: []compiler{ours()}},
	{name: "early", opt: wild(func(o *gen.Options) {
		o.Struct, o.Twice, o.Early = false, false, true
	}), seldom: 7, ways: compilers},
}

// A form is what random programs are made of.
type form struct {
	name   string
	opt    gen.Options
	seldom int        // one object is made for so many of the first forms
	ways   []compiler // in which the first object is compiled, in a run of more than usual
}

// first are the ways in which the first object of a form is compiled.
func (f *form) first() []compiler {
	switch {
	case f.seldom == 0:
		return compilers
	case *objects > usualObjects:
		return f.ways
	}
	return []compiler{ours()}
}

// programs is how many programs an object of the form holds: of the later forms, fewer in a run of
// the usual size.
func (f *form) programs() int {
	if f.seldom > 0 && *objects <= usualObjects {
		return min(*inObject, 40)
	}
	return *inObject
}

func wild(change func(o *gen.Options)) gen.Options {
	o := gen.Wild
	change(&o)
	return o
}

// without switches off what the flag says.
func without(o gen.Options) gen.Options {
	for name := range strings.SplitSeq(*omit, ",") {
		if name != "" {
			reflect.ValueOf(&o).Elem().FieldByName(name).SetBool(false)
		}
	}
	return o
}

// driverOf returns a C main that runs the programs one after the other and
// prints what each returns.
func driverOf(seeds []uint64) string { return driverFor(seeds, gen.Entry) }

// driverFor is driverOf for other entries.
func driverFor(seeds []uint64, entry func(uint64) string) string {
	var b strings.Builder
	b.WriteString("#include \"runtime.h\"\n#include <stdio.h>\n\n" +
		"int64_t mix(int64_t a, int64_t b) { return (a ^ b >> 3) * 31 + b; }\n")
	for _, s := range seeds {
		fmt.Fprintf(&b, "extern int64_t %s(void);\n", entry(s))
	}
	b.WriteString("\nint main(void)\n{\n    rt_init();\n")
	for _, s := range seeds {
		fmt.Fprintf(&b,
			"    puts(\"seed %d\");\n    rt_print((int64_t)rt_enter(%s, 0, 0, 0, 0, 0));\n", s,
			entry(s))
	}
	b.WriteString("    return rt_finish();\n}\n")
	return b.String()
}

// Random programs print under the moving collector what they print when LLVM
// compiles them as they are, without safepoints, on a heap that stands still:
// ours with either reader of frames. The first object of each form is compiled
// in all ways, which shows that its programs are right.
func TestProgramsRun(t *testing.T) {
	t.Parallel()
	m, tabled := newMachine(t, semispace), newMachineBy(t, semispace, byTable)
	started := map[string]compile{}
	for _, c := range compilers {
		started[c.name] = c.start(t)
	}
	seed := *firstSeed
	for i := range forms {
		form := &forms[i]
		for n := range (*objects + max(form.seldom, 1) - 1) / max(form.seldom, 1) {
			var seeds []uint64
			for range form.programs() {
				seeds = append(seeds, seed)
				seed++
			}
			t.Run(fmt.Sprintf("%s/%d-%d", form.name, seeds[0], seeds[len(seeds)-1]),
				func(t *testing.T) {
					src := []byte(gen.Programs(seeds, without(form.opt)))
					driver := oracle.File(t, "driver.c", []byte(driverOf(seeds)))
					level, ways := "-O0", []compiler{ours()}
					if n == 0 {
						level, ways = "-O2", form.first()
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
							if again.stdout != want.stdout ||
								again.collections != got.collections ||
								again.moved != got.moved {
								t.Errorf("by the table: %s; %+v, by the map %+v",
									firstDifference(again.stdout, want.stdout), again, got)
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
		return fmt.Sprintf(
			"%s: line %d is %q, want %q (go run ./e2e/tools/genmodule -program prints it)", program,
			i+1, line, w[i])
	}
	return "more is printed than wanted"
}
