package run_test

import (
	"flag"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/short"
	"statepoint/lower"
	"statepoint/lower/run"
)

var inRoots = flag.Int("rooted", 100, "how many random programs run with their references in roots")

// Random programs whose references were converted to roots, and some of these back to SSA form,
// print the same under a collector that moves every object at every safepoint as with statepoints
// and without collections.
func TestRandomRoots(t *testing.T) {
	typed := gen.All
	typed.Typed, typed.Vector, typed.Invoke = true, false, false
	polls := gen.All
	polls.Polls = true
	wild := gen.Wild
	wild.Struct = false
	held := gen.All
	held.Hold = true
	forms := []gen.Options{gen.All, typed, polls, wild, held}
	strategies := []string{"gcmap", "shadow-stack", "address-table", "ocaml", "erlang"}
	var moved, patched atomic.Uint64
	t.Cleanup(func() {
		t.Logf("%d programs, %d objects moved, %d roots updated", *inRoots, moved.Load(),
			patched.Load())
		if moved.Load() == 0 || patched.Load() == 0 {
			t.Error("no collector has moved anything")
		}
	})
	const inModule = 10
	programs := short.Share(*inRoots, 4)
	for at := 0; at < programs; at += inModule {
		var seeds []uint64
		for i := range min(inModule, programs-at) {
			seeds = append(seeds, *firstSeed+uint64(at+i))
		}
		module := at / inModule
		form := forms[module%len(forms)]
		strategy := strategies[(module+module/len(forms))%len(strategies)]
		back := "" // to references, every fourth time
		if module%4 == 3 && !form.Typed {
			form.Struct, back = false, ",gcroot-to-references,verify,rewrite-statepoints-for-gc"
		}
		if strategy == "shadow-stack" {
			form.Twice = false // longjmp does not restore the list
		}
		t.Run(fmt.Sprintf("%d-%d-%s%s", seeds[0], seeds[len(seeds)-1], strategy, back),
			func(t *testing.T) {
				t.Parallel()
				text, options := gen.Programs(seeds, form), lower.Options{}
				switch module % 3 {
				case 1:
					if strategy == "address-table" {
						break // cannot describe where functions that pop arguments save RBP
					}
					text = strings.ReplaceAll(text, ` gc "`, ` "frame-pointer"="all" gc "`)
				case 2:
					options.Unoptimized = true
				}
				names := "place-safepoints,rewrite-statepoints-for-gc"
				plain, plainSurface := compile(t, text, names, lower.Options{})
				names = "place-safepoints,references-to-gcroot<" + strategy + ">,verify" + back
				result, surface := compile(t, text, names, options)
				for _, seed := range seeds {
					want, _ := play(t, seed, plain,
						run.Options{HeapBytes: 64 << 20, Surface: plainSurface})
					got, n := play(t, seed, result, run.Options{HeapBytes: 1 << 18,
						Surface: surface, Collector: "semispace", Stress: run.Stress{Every: 1},
						Tables: strategy == "address-table" && back == ""})
					moved.Add(n.Moved)
					patched.Add(n.Updated)
					if got != want || n.Skipped > 0 || n.Safepoints > 0 && n.Collections == 0 {
						t.Errorf("seed %d: %+v, printed\n%s\nwant\n%s", seed, n, got, want)
					}
				}
			})
	}
}
