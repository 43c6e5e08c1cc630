package breaks_test

import (
	"cmp"
	"context"
	"flag"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/irparse"
	"statepoint/core/passes"
	"statepoint/e2e/gen"
	"statepoint/lower/machine"
	"statepoint/lower/run"
	"statepoint/web/explore/breaks"
)

var dropped = flag.Int("breaks.dropped", 2,
	"in how many random programs barriers are dropped, for each kind of barrier")

// randomSubject is a random program with barriers of a strategy.
func randomSubject(t *testing.T, seed uint64, collector, barrier string) *breaks.Subject {
	t.Helper()
	form := gen.All
	form.Store = true
	return subjectWith(t, gen.Program(seed, form), gen.Entry(seed), collector, barrier)
}

// subjectWith is a program with barriers of a strategy.
func subjectWith(t *testing.T, text, entry, collector, barrier string) *breaks.Subject {
	t.Helper()
	s, err := gc.ParseSpec("name=mine,references=1,allocators=rt_alloc,write-barrier=" + barrier)
	if err != nil {
		t.Fatal(err)
	}
	known := gc.NewRegistry().With(s)
	text = strings.ReplaceAll(text, ` gc "statepoint-example"`, ` gc "mine"`)
	b := &breaks.Subject{
		Module: func() (*ir.Module, *run.Surface, error) {
			m, _, err := irparse.ParseString(context.Background(), "program.ll", text)
			if err != nil {
				return nil, nil, err
			}
			surface := run.Describe(m, known)
			p, err := passes.ParsePipeline("place-safepoints,rewrite-statepoints-for-gc")
			if err == nil {
				p.Options.Strategies = known
				_, err = p.Run(context.Background(), m)
			}
			return m, surface.Rewritten(m, known), err
		},
		Run: run.Options{Collector: collector, Stress: run.Stress{Every: 1}, HeapBytes: 1 << 16,
			Externals: map[string]machine.External{"mix": func(m *machine.Machine) error {
				m.Return(m.Arg(0)*31 + m.Arg(1))
				return nil
			}}},
		Entry: entry, MaxSteps: 1 << 16,
	}
	b.Lower.Strategies = known
	return b
}

// Dropping one barrier of a random program is noticed, or the run says why it could not be: what
// the collector did not need to hear of no run can notice.
func TestDroppedBarriersOfRandomPrograms(t *testing.T) {
	for _, c := range []struct{ collector, barrier string }{
		{"generational", "cards"}, {"incremental", "cards"}, {"incremental", "snapshot"},
		{"refcount", "counted"}, {"concurrent", "snapshot"},
	} {
		name := c.collector + "/" + c.barrier
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			noticed, missed, sites, reasons := 0, 0, 0, map[string]int{}
			for seed := range uint64(*dropped) {
				x, err := breaks.NewExaminer(t.Context(), randomSubject(t, 100+seed, c.collector,
					c.barrier))
				if err != nil {
					t.Fatalf("seed %d: %v", 100+seed, err)
				}
				if text, sound := x.Whole(); !sound {
					t.Errorf("seed %d: unbroken it %s", 100+seed, text)
				}
				of := slices.DeleteFunc(x.Sites, func(s breaks.Site) bool {
					return s.Kind != breaks.DropBarrier
				})
				for i := int(seed) % 6; i < len(of); i += 6 {
					e, err := x.Examine(t.Context(), &of[i])
					if err != nil {
						t.Fatalf("seed %d, %s: %v", 100+seed, of[i].Key(), err)
					}
					sites++
					if e.Running() {
						noticed++
						continue
					}
					reason, _, _ := strings.Cut(e.Reason, "; ")
					if reasons[reason]++; reason == "" {
						t.Errorf("seed %d, %s: %s", 100+seed, of[i].Key(), e.Text())
					} else if strings.HasPrefix(reason, "the collector missed ") {
						missed++
					}
				}
			}
			t.Logf("%s: of %d dropped barriers runs notice %d, and name %d more", name, sites,
				noticed, missed)
			keys := slices.SortedFunc(maps.Keys(reasons), func(a, b string) int {
				return cmp.Compare(reasons[b], reasons[a])
			})
			for _, r := range keys {
				t.Logf("%4d: %s", reasons[r], r)
			}
			if noticed+missed == 0 {
				t.Errorf("%s: none of %d is noticed", name, sites)
			}
		})
	}
}

// A program that takes references out of objects goes wrong without one of its barriers, and the
// explanation begins with the store that the collector did not hear of.
func TestDroppedBarrierThatMatters(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "e2e", "testdata", "barriers",
		"taking.ll"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ collector, barrier string }{{"generational", "cards"},
		{"incremental", "snapshot"}, {"concurrent", "snapshot"}, {"refcount", "counted"}} {
		subject := subjectWith(t, string(text), "taking", c.collector, c.barrier)
		subject.MaxSteps = 1 << 18
		x, err := breaks.NewExaminer(t.Context(), subject)
		if err != nil {
			t.Fatal(err)
		}
		if text, sound := x.Whole(); !sound {
			t.Errorf("%s: unbroken it %s", c.collector, text)
		}
		noticed := 0
		for i := range x.Sites {
			if x.Sites[i].Kind != breaks.DropBarrier {
				continue
			}
			e, err := x.Examine(t.Context(), &x.Sites[i])
			if err != nil {
				t.Fatal(err)
			}
			if e.Running() && e.First != nil && (c.collector == "refcount" ||
				strings.Contains(e.First.Text, "no write barrier reports it")) {
				noticed++
			}
		}
		if noticed == 0 {
			t.Errorf("%s: no dropped barrier is noticed", c.collector)
		}
	}
}
