package run_test

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/short"
	"statepoint/lower"
	"statepoint/lower/machine"
	"statepoint/lower/run"
)

var (
	programs  = flag.Int("programs", 80, "how many random programs run under every collector")
	firstSeed = flag.Uint64("seed", 1, "the first of them")
)

// mix is the function with which random programs hash their numbers.
func mix(m *machine.Machine) error {
	a, b := int64(m.Arg(0)), int64(m.Arg(1))
	m.Return(uint64((a^b>>3)*31 + b))
	return nil
}

// play runs the random program for a seed, and returns its output and how it ends.
func play(t *testing.T, seed uint64, result *lower.Result, opt run.Options) (string, run.Counts) {
	t.Helper()
	var out bytes.Buffer
	opt.Out, opt.Externals = &out, map[string]machine.External{"mix": mix}
	opt.Code, opt.Sanitize = &result.Module, opt.Stress.Every > 0
	p, err := run.Load(result.Object, opt)
	if err == nil {
		err = p.Call(context.Background(), gen.Entry(seed), nil)
	}
	if err != nil {
		t.Fatalf("seed %d, %s: %v", seed, modeName(opt), err)
	}
	fmt.Fprintf(&out, "result %s\n", p.Result(gen.Entry(seed)))
	sound(t, p, fmt.Sprintf("seed %d, %s", seed, modeName(opt)))
	return out.String(), p.Counts()
}

// Random programs print the same under every collector, with and without stress, as without
// collections.
func TestRandomPrograms(t *testing.T) {
	typed := gen.All
	typed.Typed, typed.Vector, typed.Invoke = true, false, false
	polls := gen.All
	polls.Polls = true
	wild := gen.Wild
	wild.Struct = false
	early := gen.All
	early.Early = true
	forms := []gen.Options{gen.All, typed, polls, wild, early}
	const inModule = 10
	programs := short.Share(*programs, 5)
	for at := 0; at < programs; at += inModule {
		var seeds []uint64
		for i := range min(inModule, programs-at) {
			seeds = append(seeds, *firstSeed+uint64(at+i))
		}
		form := forms[at/inModule%len(forms)]
		t.Run(fmt.Sprintf("%d-%d", seeds[0], seeds[len(seeds)-1]), func(t *testing.T) {
			t.Parallel()
			text := gen.Programs(seeds, form)
			names := "place-safepoints,rewrite-statepoints-for-gc"
			result, surface := compile(t, text, names,
				lower.Options{MaxGCRegisters: at / inModule % 3})
			for i, seed := range seeds {
				want, n := play(t, seed, result,
					run.Options{HeapBytes: 64 << 20, Surface: surface})
				if n.Collections != 0 {
					t.Fatalf("seed %d: %d collections, where none was due", seed, n.Collections)
				}
				modes := modes()
				for k := range 3 { // each of them is combined with each collector and stress
					mode := modes[(i+at+k*9)%len(modes)]
					mode.HeapBytes, mode.Surface = 1<<18, surface
					if got, n := play(t, seed, result, mode); got != want ||
						mode.Stress.Every == 1 && n.Safepoints > 0 && n.Collections == 0 &&
							!mode.Stress.Allocations && !late[mode.Collector] {
						t.Errorf("seed %d, %s: %+v, printed\n%s\nwant\n%s", seed, modeName(mode), n,
							got, want)
					}
				}
			}
		})
	}
}
