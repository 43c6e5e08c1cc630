package e2e

import (
	"bytes"
	"flag"
	"fmt"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/gen"
	"statepoint/e2e/oracle"
	"statepoint/lower"
	"statepoint/lower/run"
)

var inBarriers = flag.Int("in-barriers", 40,
	"how many random programs run with barriers that the compiler places")

// Random programs print on the processor, under a collector that needs no barriers, what they
// print in the emulator under collectors that hear of stores by nothing but the barriers that the
// compiler has placed.
func TestProgramsWithBarriersRun(t *testing.T) {
	oracle.Needs(t, "a C compiler")
	kinds := []struct{ collector, barrier string }{{"generational", "cards"},
		{"incremental", "cards"}, {"incremental", "snapshot"}, {"refcount", "counted"},
		{"concurrent", "snapshot"}}
	m := newMachine(t, semispace)
	inModule := min(20, *inBarriers)
	for n := 0; n*inModule < *inBarriers; n++ {
		form := &forms[n%len(forms)]
		var seeds []uint64
		for range inModule {
			seeds = append(seeds, *firstSeed+uint64(n*inModule+len(seeds)))
		}
		t.Run(fmt.Sprintf("%s/%d-%d", form.name, seeds[0], seeds[inModule-1]),
			func(t *testing.T) {
				opt := without(form.opt)
				opt.Store = true
				src := gen.Programs(seeds, opt)
				plain, _ := emulatable(t, src)
				var object bytes.Buffer
				if _, err := plain.Object.WriteTo(&object); err != nil {
					t.Fatal(err)
				}
				driver := oracle.File(t, "driver.c", []byte(driverOf(seeds)))
				native := m.run(t, m.link(t, object.Bytes(), driver), false)
				want := bySeed(t, native.stdout)
				for k, kind := range kinds {
					result, surface := managed(t, src, kind.barrier)
					for i, seed := range seeds {
						if *inBarriers <= 40 && i%len(kinds) != k {
							continue
						}
						got, counts := emulate(t, result, surface, seed, kind.collector)
						if got != want[seed] || counts.Skipped > 0 {
							t.Errorf("seed %d, %s by %s: %+v, %s", seed, kind.collector,
								kind.barrier, counts, firstDifference(got, want[seed]))
						}
					}
				}
			})
	}
}

// managed compiles a module for a strategy with a write barrier.
func managed(t *testing.T, src, barrier string) (*lower.Result, *run.Surface) {
	t.Helper()
	ctx := t.Context()
	s, err := gc.ParseSpec("name=mine,references=1,allocators=rt_alloc,write-barrier=" + barrier)
	if err != nil {
		t.Fatal(err)
	}
	known := gc.NewRegistry().With(s)
	m, _, err := irparse.ParseString(ctx, "in.ll",
		strings.ReplaceAll(src, ` gc "statepoint-example"`, ` gc "mine"`))
	if err != nil {
		t.Fatal(err)
	}
	surface := run.Describe(m, known)
	p, err := passes.ParsePipeline(passesFor([]byte(src)))
	if err == nil {
		p.Options.Strategies = known
		_, err = p.Run(ctx, m)
	}
	if err != nil {
		t.Fatal(err)
	}
	surface = surface.Rewritten(m, known)
	result, err := lower.Compile(ctx, m, lower.Options{Strategies: known, Table: true,
		Detail: true})
	if err != nil {
		t.Fatal(err)
	}
	return result, surface
}
