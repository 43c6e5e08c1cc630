package run_test

import (
	"bytes"
	"flag"
	"fmt"
	"sync/atomic"
	"testing"

	"statepoint/core/gc"
	"statepoint/e2e/gen"
	"statepoint/e2e/short"
	"statepoint/lower"
	"statepoint/lower/run"
	"statepoint/stackmap"
)

var inFormats = flag.Int("formats", 60,
	"how many random programs run with maps in the formats of strategies")

// withTable are LLVM's strategies, but that statepoint-example has a table in a format.
func withTable(format string) *gc.Registry {
	s, err := gc.NewRegistry().Lookup("statepoint-example")
	if err != nil {
		panic(err)
	}
	return gc.NewRegistry().With(gc.Compose(s, gc.Table{Printer: format}))
}

// Random programs print under collectors that read another format alone what they print with the
// stack map, and their code is the same.
func TestRandomFormats(t *testing.T) {
	typed := gen.All
	typed.Typed, typed.Vector, typed.Invoke = true, false, false
	polls := gen.All
	polls.Polls = true
	wild := gen.Wild
	wild.Struct = false
	forms := []gen.Options{gen.All, typed, polls, wild}
	formats := []string{"compact", "compact", stackmap.TableSectionName}
	var updated atomic.Uint64
	t.Cleanup(func() {
		t.Logf("%d references updated", updated.Load())
		if updated.Load() == 0 {
			t.Error("no collector has updated anything")
		}
	})
	const inModule = 10
	programs := short.Share(*inFormats, 10)
	for at := 0; at < programs; at += inModule {
		var seeds []uint64
		for i := range min(inModule, programs-at) {
			seeds = append(seeds, *firstSeed+uint64(at+i))
		}
		module := at / inModule
		format := formats[module%len(formats)]
		t.Run(fmt.Sprintf("%d-%d-%s", seeds[0], seeds[len(seeds)-1], format), func(t *testing.T) {
			t.Parallel()
			text := gen.Programs(seeds, forms[module%len(forms)])
			names := "place-safepoints,rewrite-statepoints-for-gc"
			registers := module % 3
			plain, surface := compile(t, text, names, lower.Options{MaxGCRegisters: registers})
			result, _ := compile(t, text, names, lower.Options{MaxGCRegisters: registers,
				Strategies: withTable(format)})
			tables := format == stackmap.TableSectionName // which has no deopt operands
			if sec, _ := result.Object.Section(stackmap.SectionName); sec == nil == tables {
				t.Fatalf("the object has a stack map: %t", sec != nil)
			}
			if !bytes.Equal(plain.Text, result.Text) {
				t.Fatal("the format changes the code")
			}
			modes := modes()
			for i, seed := range seeds {
				want, _ := play(t, seed, plain, run.Options{HeapBytes: 64 << 20, Surface: surface})
				for k := range 3 { // each of them comes to each collector and stress
					mode := modes[(i+at+k*9)%len(modes)]
					mode.HeapBytes, mode.Surface, mode.Tables = 1<<18, surface, tables
					got, n := play(t, seed, result, mode)
					updated.Add(n.Updated)
					if got != want || n.Skipped > 0 {
						t.Errorf("seed %d, %s: %+v, printed\n%s\nwant\n%s", seed, modeName(mode), n,
							got, want)
					}
				}
			}
		})
	}
}
