package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
)

// Objects run where LLVM's JIT linker put them, in the process that linked them: their maps are
// found in memory, and every object moves at every safepoint. They print what they print in an
// executable. (The linker gives no start and end of the section of return address tables.)
func TestObjectsRunInJIT(t *testing.T) {
	t.Parallel()
	m, ours := newMachine(t, semispace), ours().start(t)
	j := newJIT(t, m)
	drivers, err := filepath.Glob(filepath.Join("runtime", "drivers", "*.c"))
	if err != nil || len(drivers) == 0 {
		t.Fatalf("no drivers: %v", err)
	}
	for _, driver := range drivers {
		name := strings.TrimSuffix(filepath.Base(driver), ".c")
		src, err := os.ReadFile(examples(t)[name])
		if err != nil {
			t.Fatal(err)
		}
		if got := j.run(t, ours(t, src), driver); got.stdout != wanted(t, driver) ||
			got.patched == 0 {
			t.Errorf("%s: %d patched, %s", name, got.patched,
				firstDifference(got.stdout, wanted(t, driver)))
		}
	}
	for n, form := range forms {
		seeds := []uint64{*firstSeed + uint64(2*n), *firstSeed + uint64(2*n+1)}
		src := []byte(gen.Programs(seeds, without(form.opt)))
		driver := oracle.File(t, "driver.c", []byte(driverOf(seeds)))
		object := ours(t, src)
		want := m.run(t, m.link(t, object, driver), false)
		if got := j.run(t, object, driver); got != want || got.moved == 0 {
			t.Errorf("%s, seeds from %d: %s", form.name, seeds[0],
				firstDifference(fmt.Sprintf("%+v", got), fmt.Sprintf("%+v", want)))
		}
	}
}

// A jit runs objects by LLVM's JIT linker.
type jit struct{ runtime []string }

// newJIT is a machine whose programs are linked in memory. Its runtime has one thread, as the
// linker gives out no thread-local memory.
func newJIT(t testing.TB, m *machine) *jit {
	t.Helper()
	j := &jit{}
	for _, src := range []string{"runtime.S", "runtime.c", "threads.c", "space.c", "throw.c",
		m.heap, m.reader} {
		j.runtime = append(j.runtime, compiled(t, filepath.Join("runtime", src),
			"-fPIC", "-D__thread=", "-I"+headers))
	}
	return j
}

// run links an object with a driver in memory, and runs it there.
func (j *jit) run(t testing.TB, object []byte, driver string) outcome {
	t.Helper()
	path := oracle.File(t, "program.o", object)
	if r := oracle.Exec(nil, "objcopy", "--globalize-symbol=__LLVM_StackMaps", path); r.Err != nil {
		t.Fatalf("objcopy: %v\n%s", r.Err, r.Stderr)
	}
	r := oracle.Exec(nil, oracle.Tool(t, oracle.Opaque, "llvm-jitlink"), slices.Concat(
		[]string{path, compiled(t, driver, "-fPIC", "-Iruntime")}, j.runtime)...)
	return outcomeOf(t, r)
}
