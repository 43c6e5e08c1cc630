package e2e

import (
	"flag"
	"fmt"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	emulator "statepoint/lower/machine"
	"statepoint/lower/object"
	"statepoint/lower/run"
)

var ofLLVM = flag.Int("of-llvm", 20,
	"how many random programs that LLVM compiled run on the processor and in the emulator")

// Objects of random programs compiled by LLVM, of which only the bytes are known, print the same in
// the emulator under every collector as on the processor. For the processor LLVM is told not to
// push arguments, which the C runtime's walk cannot see in the map; for the emulator it pushes
// them.
func TestObjectsOfLLVMRun(t *testing.T) {
	oracle.Needs(t, "a C compiler")
	t.Parallel()
	m := newMachine(t, semispace)
	const inModule = 10
	opt := gen.Wild
	opt.Struct = false // llc 22 crashes on structs returned by invoked statepoints
	for at := 0; at < *ofLLVM; at += inModule {
		var seeds []uint64
		for i := range min(inModule, *ofLLVM-at) {
			seeds = append(seeds, *firstSeed+uint64(at+i))
		}
		module := oracle.RewriteStatepoints(t, oracle.Opaque,
			[]byte(gen.Programs(seeds, without(opt))))
		level := []string{"-O0", "-O2"}[at/inModule%2]
		t.Run(fmt.Sprintf("%s/%d-%d", level, seeds[0], seeds[len(seeds)-1]), func(t *testing.T) {
			driver := oracle.File(t, "driver.c", []byte(driverOf(seeds)))
			native := m.run(t, m.link(t, oracle.Object(t, oracle.Opaque, module, level,
				"-no-x86-call-frame-opt"), driver), false)
			want := bySeed(t, native.stdout)
			o, err := object.Read(oracle.Object(t, oracle.Opaque, module, level))
			if err != nil {
				t.Fatal(err)
			}
			for i, seed := range seeds {
				each := run.Collectors()
				if *ofLLVM <= 20 { // each program meets one
					each = each[i%len(each):][:1]
				}
				for _, c := range each {
					if got := emulateObject(t, o, seed, c); got != want[seed] {
						t.Errorf("seed %d, %s: %s", seed, c, firstDifference(got, want[seed]))
					}
				}
			}
		})
	}
}

// emulateObject runs a program of an object and returns its output.
func emulateObject(t *testing.T, o *object.Object, seed uint64, collector string) string {
	t.Helper()
	p, err := run.Load(o, run.Options{Collector: collector, Seed: seed,
		Stress: run.Stress{Every: 1}, HeapBytes: 1 << 18,
		Externals: map[string]emulator.External{"mix": mix}})
	if err == nil {
		err = p.Call(t.Context(), gen.Entry(seed), nil)
	}
	if err != nil {
		t.Errorf("seed %d, %s: %v", seed, collector, err)
		return ""
	}
	counts := p.Counts()
	// A short program may end before the collector's thread has finished a cycle.
	none := counts.Collections == 0 && collector != "concurrent"
	if counts.Skipped > 0 || counts.Safepoints > 0 && none {
		t.Errorf("seed %d, %s: %+v", seed, collector, counts)
	}
	return fmt.Sprintf("seed %d\n%s%s\n", seed, p.Output(), p.Result(gen.Entry(seed)))
}
