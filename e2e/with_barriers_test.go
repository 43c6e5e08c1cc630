package e2e

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
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
	t.Parallel()
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

// Random programs print under collectors in C that depend on the barriers of compiled code what
// they print under one that needs none. A program that takes references out of objects does not run
// without its barriers.
func TestNativeBarriers(t *testing.T) {
	t.Parallel()
	plain, ours := newMachine(t, semispace), ours().start(t)
	taking, err := os.ReadFile(filepath.Join("testdata", "barriers", "taking.ll"))
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range [...]struct{ heap, barriers string }{{cards, "write-barrier=cards"},
		{snapshot, "write-barrier=snapshot"}, {counting, "write-barrier=counted"},
		{brooks, "write-barrier=brooks,read-barrier=brooks"},
		{healing, "read-barrier=load-value"}} {
		m := newMachine(t, kind.heap)
		with := oursWith(kind.barriers, "-strategy=name=statepoint-example,references=1,"+
			"allocators=rt_alloc,"+kind.barriers).start(t)
		for n := 0; n < *inBarriers; n += 10 {
			var seeds []uint64
			for i := range 10 {
				seeds = append(seeds, *firstSeed+uint64(n+i))
			}
			form := &forms[n/10%len(forms)]
			opt := without(form.opt)
			opt.Store = true
			src := []byte(gen.Programs(seeds, opt))
			driver := oracle.File(t, "driver.c", []byte(driverOf(seeds)))
			want := plain.run(t, plain.link(t, ours(t, src), driver), false)
			got := m.run(t, m.link(t, with(t, src), driver), false)
			if got.stdout != want.stdout || got.moved == 0 {
				t.Errorf("%s, %s, seeds from %d: %d moved or freed, %s", kind.heap, form.name,
					seeds[0], got.moved, firstDifference(got.stdout, want.stdout))
			}
		}
		driver := oracle.File(t, "driver.c", []byte(takingDriver))
		if got := m.run(t, m.link(t, with(t, taking), driver), false); got.stdout !=
			"820\n" {
			t.Errorf("%s: the sum is %s", kind.heap, got.stdout)
		}
		r := oracle.Exec(nil, "/usr/bin/env", "RT_COLLECT=always",
			m.link(t, ours(t, taking), driver))
		if r.Err == nil && string(r.Stdout) == "820\n" {
			t.Errorf("%s: the program runs without its barriers as well", kind.heap)
		}
	}
}

const takingDriver = `#include "runtime.h"
extern int64_t taking(void);
int main(void)
{
    rt_init();
    rt_print((int64_t)rt_enter(taking, 0, 0, 0, 0, 0));
    return rt_finish();
}
`

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
