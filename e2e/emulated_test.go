package e2e

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	emulator "statepoint/lower/machine"
	"statepoint/lower/run"
)

var inThreads = flag.Int("in-threads", 24,
	"how many random programs run in threads, two at a time, on the processor and in the emulator")

var inEmulator = flag.Int("in-emulator", 160,
	"how many random programs run on the processor and in the emulator")

// Random programs print the same on the processor and in the emulator, from the same bytes of code:
// there under the collector of the C runtime, here under every collector of the emulator. All
// collect at every safepoint.
func TestProgramsRunAsEmulated(t *testing.T) {
	oracle.Needs(t, "a C compiler")
	t.Parallel()
	m := newMachine(t, semispace)
	inModule := min(20, *inEmulator)
	for n := 0; n*inModule < *inEmulator; n++ {
		form := &forms[n%len(forms)]
		var seeds []uint64
		for range inModule {
			seeds = append(seeds, *firstSeed+uint64(n*inModule+len(seeds)))
		}
		t.Run(fmt.Sprintf("%s/%d-%d", form.name, seeds[0], seeds[inModule-1]),
			func(t *testing.T) {
				src := gen.Programs(seeds, without(form.opt))
				result, surface := emulatable(t, src)
				var object bytes.Buffer
				if _, err := result.Object.WriteTo(&object); err != nil {
					t.Fatal(err)
				}
				driver := oracle.File(t, "driver.c", []byte(driverOf(seeds)))
				native := m.run(t, m.link(t, object.Bytes(), driver), false)
				if native.moved == 0 || native.derivedOut == 0 {
					t.Errorf("the programs tried little: %+v", native)
				}
				want := bySeed(t, native.stdout)
				collectors := run.Collectors()
				for i, seed := range seeds {
					each := collectors
					if *inEmulator <= 160 { // each program runs under one, and each form under all
						each = collectors[i%len(collectors):][:1]
					}
					for _, c := range each {
						got, counts := emulate(t, result, surface, seed, c)
						if got != want[seed] {
							t.Errorf("seed %d, %s: %s", seed, c, firstDifference(got, want[seed]))
						}
						// A short program may end before the collector's thread ends a cycle.
						none := counts.Collections == 0 && c != "concurrent"
						if counts.Skipped > 0 || counts.Safepoints > 0 && none {
							t.Errorf("seed %d, %s: %+v", seed, c, counts)
						}
					}
				}
			})
	}
}

// Random programs with two threads print the same on the processor and in the emulator, exceptions
// included: there threads run concurrently, here interleaved.
func TestThreadedProgramsRun(t *testing.T) {
	oracle.Needs(t, "a C compiler")
	machines := []*machine{newMachine(t, semispace), newMachineBy(t, semispace, byTable)}
	const inModule = 8
	for at := 0; at < *inThreads; at += inModule {
		var seeds, firsts []uint64
		for i := range inModule {
			seeds = append(seeds, *firstSeed+uint64(at+i))
			if i%2 == 0 {
				firsts = append(firsts, seeds[i])
			}
		}
		t.Run(fmt.Sprintf("%d-%d", seeds[0], seeds[inModule-1]), func(t *testing.T) {
			result, surface := emulatable(t, gen.Pairs(seeds, without(gen.All)))
			var object bytes.Buffer
			if _, err := result.Object.WriteTo(&object); err != nil {
				t.Fatal(err)
			}
			driver := oracle.File(t, "driver.c", []byte(driverFor(firsts, gen.PairEntry)))
			m := machines[at/inModule%len(machines)]
			native := m.run(t, m.link(t, object.Bytes(), driver), false)
			if native.moved == 0 || native.patched == 0 {
				t.Errorf("the programs tried little: %+v", native)
			}
			want := bySeed(t, native.stdout)
			for i, seed := range firsts {
				c := run.Collectors()[i%len(run.Collectors())]
				if got := emulatePair(t, result, surface, seed, c); got != want[seed] {
					t.Errorf("seed %d, %s: %s", seed, c, firstDifference(got, want[seed]))
				}
			}
		})
	}
}

// emulatePair runs a pair of gen.Pairs in the emulator, and gives what it prints: what a thread
// does, when it is joined.
func emulatePair(t *testing.T, result *lower.Result, surface *run.Surface, seed uint64,
	collector string) string {
	t.Helper()
	var out [2]strings.Builder
	p, err := run.Load(result.Object, run.Options{Collector: collector, Seed: seed,
		Stress: run.Stress{Every: 1}, HeapBytes: 1 << 18, Surface: surface, SwitchEvery: 20,
		Code: &result.Module, Externals: map[string]emulator.External{"mix": mix,
			"rt_print": func(m *emulator.Machine) error {
				fmt.Fprintln(&out[m.Current()], int64(m.Arg(0)))
				return nil
			}}})
	if err == nil {
		err = p.Call(context.Background(), gen.PairEntry(seed), nil)
	}
	if err != nil {
		t.Fatalf("seed %d, %s: %v", seed, collector, err)
	}
	return fmt.Sprintf("seed %d\n%s%s%s\n", seed, &out[0], &out[1], p.Result(gen.PairEntry(seed)))
}

// emulatable compiles a module for both, as the command does.
func emulatable(t *testing.T, src string) (*lower.Result, *run.Surface) {
	t.Helper()
	ctx := t.Context()
	m, _, err := irparse.ParseString(ctx, "in.ll", src)
	if err != nil {
		t.Fatal(err)
	}
	surface := run.Describe(m, nil)
	p, err := passes.ParsePipeline(passesFor([]byte(src)))
	if err == nil {
		_, err = p.Run(ctx, m)
	}
	if err != nil {
		t.Fatal(err)
	}
	surface = surface.Rewritten(m, nil)
	result, err := lower.Compile(ctx, m, lower.Options{Table: true, Detail: true})
	if err != nil {
		t.Fatal(err)
	}
	return result, surface
}

// emulate runs a program in the emulator, and gives what the driver of driverOf prints of it.
func emulate(t *testing.T, result *lower.Result, surface *run.Surface, seed uint64,
	collector string) (string, run.Counts) {
	t.Helper()
	return emulateBy(t, result, surface, seed, collector, false)
}

// emulateBy is emulate with a collector that reads stack maps, or return address tables.
func emulateBy(t *testing.T, result *lower.Result, surface *run.Surface, seed uint64,
	collector string, tables bool) (string, run.Counts) {
	t.Helper()
	var out strings.Builder
	fmt.Fprintf(&out, "seed %d\n", seed)
	p, err := run.Load(result.Object, run.Options{Collector: collector, Tables: tables,
		Stress: run.Stress{Every: 1}, HeapBytes: 1 << 18, Out: &out, Surface: surface,
		Code: &result.Module, Externals: map[string]emulator.External{"mix": mix}})
	if err == nil {
		err = p.Call(context.Background(), gen.Entry(seed), nil)
	}
	if err != nil {
		t.Fatalf("seed %d, %s: %v", seed, collector, err)
	}
	fmt.Fprintln(&out, p.Result(gen.Entry(seed)))
	return out.String(), p.Counts()
}

// mix is what driverOf defines for the programs to call.
func mix(m *emulator.Machine) error {
	a, b := int64(m.Arg(0)), int64(m.Arg(1))
	m.Return(uint64((a^b>>3)*31 + b))
	return nil
}

// bySeed splits the output of the driver of driverOf.
func bySeed(t *testing.T, stdout string) map[uint64]string {
	t.Helper()
	all := map[uint64]string{}
	var seed uint64
	for line := range strings.Lines(stdout) {
		if _, err := fmt.Sscanf(line, "seed %d\n", &seed); err != nil && len(all) == 0 {
			t.Fatalf("the driver begins with %q", line)
		}
		all[seed] += line
	}
	return all
}
