package e2e

import (
	"flag"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var rounds = flag.Int("rounds", 2, "how often each written program runs")

// Every example with a driver prints what the driver says, while each
// safepoint moves every object; compiled by LLVM and by us.
func TestExamplesRun(t *testing.T) {
	byName := examples(t)
	drivers := map[string]string{} // by example
	used := map[string]bool{}
	for name := range byName {
		driver := filepath.Join("runtime", "drivers", strings.TrimSuffix(name, "-typed")+".c")
		if _, err := os.Stat(driver); err == nil { // the others are IR to look at
			drivers[name] = driver
			used[driver] = true
		}
	}
	all, err := filepath.Glob(filepath.Join("runtime", "drivers", "*.c"))
	if err != nil || len(all) != len(used) {
		t.Errorf("%d drivers, %d of them used (%v): each needs its example", len(all), len(used),
			err)
	}
	runAll(t, []*machine{newMachine(t, semispace)}, byName, drivers)
}

// So do programs such as a compiler would make of a small language, on both
// heaps. Round after round they print the same, wherever their objects are.
func TestWrittenProgramsRun(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob(filepath.Join("runtime", "programs", "*.ll"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs: %v", err)
	}
	byName, drivers := map[string]string{}, map[string]string{}
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".ll")
		byName[name], drivers[name] = f, strings.TrimSuffix(f, ".ll")+".c"
	}
	machines := []*machine{newMachine(t, semispace), newMachine(t, generations),
		newMachineBy(t, semispace, byTable), newMachineBy(t, generations, byTable)}
	for _, m := range machines {
		m.rounds = *rounds
	}
	runAll(t, machines, byName, drivers)
}

// runAll compiles each source with each compiler, and runs it with its driver on
// each machine.
func runAll(t *testing.T, machines []*machine, sources, drivers map[string]string) {
	for _, c := range compilers {
		t.Run(c.name, func(t *testing.T) {
			compile := c.start(t)
			for _, name := range slices.Sorted(maps.Keys(drivers)) {
				t.Run(name, func(t *testing.T) {
					src, err := os.ReadFile(sources[name])
					if err != nil {
						t.Fatal(err)
					}
					if c.name != "statepoint" {
						src = asLLVMReads(t, name, src)
					}
					object := compile(t, src)
					for _, m := range machines {
						if m.reader == byTable && c.name != "statepoint" {
							continue
						}
						got := m.run(t, m.link(t, object, drivers[name]), false)
						if want := wanted(t, drivers[name]); got.stdout != want {
							t.Errorf("%s, %s: printed\n%s\nwant\n%s", m.heap, m.reader, got.stdout,
								want)
						}
						if got.moved == 0 || got.patched == 0 {
							t.Errorf("%s, %s: nothing moved: %+v", m.heap, m.reader, got)
						}
						t.Logf("%s, %s: %d collections, %d objects moved", m.heap, m.reader,
							got.collections, got.moved)
					}
				})
			}
		})
	}
}
