package run_test

import (
	"os"
	"strings"
	"testing"

	"statepoint/lower/run"
)

// A program without a barrier runs where the emulator tells the collector of stores, which is said;
// where the program has to, the run goes wrong, and the store is named first.
func TestStoresThatNoBarrierTellsOf(t *testing.T) {
	text, err := os.ReadFile("testdata/old-to-young.ll")
	if err != nil {
		t.Fatal(err)
	}
	for _, collector := range run.Collectors() {
		for _, program := range []bool{false, true} {
			opt := run.Options{Collector: collector, NoBarrier: program, HeapBytes: 1 << 12,
				Stress: run.Stress{Every: 1}}
			p, err := load(t, string(text), opt)
			if err != nil {
				t.Fatal(err)
			}
			err = p.Call(t.Context(), "main", nil)
			what := collector
			if program {
				what += ", told by the program"
			}
			hears := collector == "generational" || collector == "refcount" ||
				collector == "incremental"
			if said := supplied(p, run.SuppliedBarrier) != ""; said != (hears && !program) {
				t.Errorf("%s: the emulator's barrier is said: %v", what, said)
			}
			if !program || !hears || collector == "incremental" { // whose slices are too few here
				if err != nil || p.Result("main") != "77" || p.MissedStore() != "" {
					t.Errorf("%s: %s, %v, %q", what, p.Result("main"), err, p.MissedStore())
				}
				continue
			}
			if err == nil || !strings.HasPrefix(err.Error(), "no write barrier told the collector "+
				collector+" of the store of ") || !strings.Contains(err.Error(), "at @main+") {
				t.Errorf("%s: %v", what, err)
			}
		}
	}
}
