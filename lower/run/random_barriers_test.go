package run_test

import (
	"context"
	"flag"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/gen"
	"statepoint/e2e/short"
	"statepoint/lower"
	"statepoint/lower/machine"
	"statepoint/lower/run"
)

var withBarriers = flag.Int("barriers", 20,
	"how many random programs run with each kind of barrier that the compiler places")

// barrierKinds are collectors with barriers that serve them.
var barrierKinds = [...]struct{ collector, switches string }{
	{"generational", "write-barrier=cards"},
	{"incremental", "write-barrier=cards"},
	{"incremental", "write-barrier=snapshot"},
	{"refcount", "write-barrier=counted"},
	{"concurrent", "write-barrier=snapshot"},
	{"generational", "write-barrier=brooks+cards,read-barrier=brooks"},
	{"incremental", "write-barrier=snapshot,read-barrier=load-value"},
	{"generational", "write-barrier=call:my_store,read-barrier=call:my_load"},
	{"concurrent", "write-barrier=snapshot"},
	{"concurrent", "write-barrier=snapshot,read-barrier=load-value"},
	{"concurrent", "write-barrier=call:my_store"},
}

// managed compiles a module for a strategy with barriers.
func managed(t *testing.T, text, switches string) (*lower.Result, *run.Surface) {
	t.Helper()
	ctx := context.Background()
	s, err := gc.ParseSpec("name=mine,references=1,allocators=rt_alloc," + switches)
	if err != nil {
		t.Fatal(err)
	}
	known := gc.NewRegistry().With(s)
	text = strings.ReplaceAll(text, ` gc "statepoint-example"`, ` gc "mine"`)
	m, _, err := irparse.ParseString(ctx, "program.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	surface := run.Describe(m, known)
	p, err := passes.ParsePipeline("place-safepoints,rewrite-statepoints-for-gc")
	if err == nil {
		p.Options.Strategies = known
		_, err = p.Run(ctx, m)
	}
	if err != nil {
		t.Fatal(err)
	}
	surface = surface.Rewritten(m, known)
	result, err := lower.Compile(ctx, m, lower.Options{Strategies: known, Detail: true})
	if err != nil {
		t.Fatal(err)
	}
	return result, surface
}

// unaided checks that the emulator itself reports no stores in a run.
func unaided(t *testing.T, result *lower.Result, opt run.Options) {
	t.Helper()
	opt.Code, opt.Externals = &result.Module, map[string]machine.External{"mix": mix}
	p, err := run.Load(result.Object, opt)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range p.Supplied() {
		if s.Part == run.SuppliedBarrier {
			t.Errorf("%s: %s", opt.Collector, s.Text)
		}
	}
}

// needsBarrier reports whether a program without barriers, or one whose log is not heard, makes
// a store that its collector had to hear of.
func needsBarrier(t *testing.T, seed uint64, result *lower.Result, opt run.Options) bool {
	t.Helper()
	opt.Code, opt.NoBarrier = &result.Module, true
	deaf := func(m *machine.Machine) error { m.Return(0); return nil }
	opt.Externals = map[string]machine.External{"mix": mix, "gc_log": deaf}
	p, err := run.Load(result.Object, opt)
	if err != nil {
		t.Fatal(err)
	}
	// It may go wrong, which is not the question.
	_ = p.Call(context.Background(), gen.Entry(seed), nil)
	return p.MissedStore() != ""
}

// Random programs whose collector hears of stores by nothing but the barriers that the compiler has
// placed print what they print on a heap where nothing is collected. Under stress the collector
// checks its invariants at every safepoint.
func TestRandomProgramsWithBarriers(t *testing.T) {
	typed := gen.All
	typed.Typed, typed.Vector, typed.Invoke = true, false, false
	polls := gen.All
	polls.Polls = true
	wild := gen.Wild
	wild.Struct = false
	forms := []gen.Options{gen.All, typed, polls, wild}
	for i := range forms {
		forms[i].Store = true
	}
	const inModule = 5
	programs := short.Share(*withBarriers, 2)
	var collections, moved, needed [len(barrierKinds)]atomic.Uint64
	t.Cleanup(func() {
		for i, kind := range barrierKinds {
			t.Logf("%s, %s: %d programs, %d need the barrier, %d collections, %d objects moved",
				kind.collector, kind.switches, programs, needed[i].Load(), collections[i].Load(),
				moved[i].Load())
			if collections[i].Load() == 0 || needed[i].Load() == 0 {
				t.Error("the collector has done nothing, or needed no barrier")
			}
		}
	})
	for at := 0; at < programs; at += inModule {
		var seeds []uint64
		for i := range min(inModule, programs-at) {
			seeds = append(seeds, *firstSeed+uint64(at+i))
		}
		form := forms[at/inModule%len(forms)]
		t.Run(fmt.Sprintf("%d-%d", seeds[0], seeds[len(seeds)-1]), func(t *testing.T) {
			t.Parallel()
			text := gen.Programs(seeds, form)
			plain, plainSurface := compile(t, text, "place-safepoints,rewrite-statepoints-for-gc",
				lower.Options{})
			want := map[uint64]string{}
			for _, seed := range seeds {
				want[seed], _ = play(t, seed, plain,
					run.Options{HeapBytes: 64 << 20, Surface: plainSurface})
			}
			for k, kind := range barrierKinds {
				result, surface := managed(t, text, kind.switches)
				for i, seed := range seeds {
					opt := run.Options{Collector: kind.collector, HeapBytes: 1 << 18,
						Stress: run.Stress{Every: uint64(1 + i%3)}, Surface: surface, Seed: seed}
					if i == 0 {
						unaided(t, result, opt)
					}
					got, n := play(t, seed, result, opt)
					if got != want[seed] || n.Skipped > 0 {
						t.Errorf("seed %d, %s with %s: %+v, printed\n%s\nwant\n%s", seed,
							kind.collector, kind.switches, n, got, want[seed])
					}
					collections[k].Add(n.Collections)
					moved[k].Add(n.Moved)
					without := plain
					if strings.Contains(kind.switches, "snapshot") {
						without = result
					} else {
						opt.Surface = plainSurface
					}
					if needsBarrier(t, seed, without, opt) {
						needed[k].Add(1)
					}
				}
			}
		})
	}
}
