package run_test

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"testing"

	"statepoint/e2e/gen"
	"statepoint/e2e/short"
	"statepoint/lower"
	"statepoint/lower/machine"
	"statepoint/lower/run"
	"statepoint/stackmap/collect"
)

// beside is a run beside the thread of the concurrent collector, checked at every step.
type beside struct {
	text   string // what it printed and returned, or why it was stopped
	broken error  // the first violation of an invariant
	ragged int    // steps with a black object while a thread has not been scanned
	counts run.Counts
	found  *run.Finding
}

// playBeside runs a function with the collector's barrier failing as planned.
func playBeside(t *testing.T, result *lower.Result, opt run.Options, plan *forgetting,
	entry string, args ...run.Value) (b beside) {
	t.Helper()
	var out bytes.Buffer
	opt.Out, opt.Code, opt.Own = &out, &result.Module, plan.kind()
	opt.Externals = map[string]machine.External{"mix": mix}
	opt.Events = plan.events()
	opt.Sanitize = true
	p, err := run.Load(result.Object, opt)
	if err != nil {
		t.Fatal(err)
	}
	p.Machine.OnStep = func(*machine.Machine, uint64) {
		if b.broken == nil {
			b.broken = p.CheckCollector()
		}
		if plan.black && plan.scanning {
			b.ragged++
		}
	}
	err = p.Call(t.Context(), entry, args)
	var refused *run.Refused
	if errors.As(err, &refused) && b.broken == nil {
		b.broken = refused.Err
	}
	fmt.Fprintf(&out, "result %s\n", p.Result(entry))
	if b.text = out.String(); err != nil {
		b.text = err.Error()
	}
	b.counts = p.Counts()
	b.found, _ = p.Findings()
	return b
}

// forgetful is the concurrent collector with a barrier that may fail once.
type forgetful struct {
	*collect.Concurrent
	memory interface{ ReadU64(uint64) (uint64, error) }
	plan   *forgetting
}

// forgetting says how slow the collector is, when its barrier fails, and what came of it.
type forgetting struct {
	slow  uint64 // it works in one of so many steps of its thread
	idled uint64
	skip  int // in which of the stores that need it the barrier fails, from 1; 0 for none
	needs int // how many needed it
	// object is what the failing barrier should have shaded; marked and freed are what became of
	// it until the end of the cycle.
	object              uint64
	early               bool // while threads were scanned
	marked, freed, over bool
	scanning, black     bool // the phase, and whether it has made an object black
}

func (f *forgetting) kind() *collect.Kind {
	return &collect.Kind{Name: "concurrent", NeedsBarrier: true,
		Reports: collect.Find("concurrent").Reports,
		New: func(c collect.Config) (collect.Collector, error) {
			k, err := collect.NewConcurrent(c)
			return &forgetful{k, c.Memory, f}, err
		}}
}

func (f *forgetting) events() *collect.Events {
	return &collect.Events{
		Mark: func(o uint64) { f.marked = f.marked || o == f.object && !f.over },
		Free: func(x collect.Free) { f.freed = f.freed || x.Object == f.object && !f.over },
		Piece: func(p collect.Piece) {
			f.black = f.black || p.Black
			f.over = f.over || p.Kind == collect.PieceEnds && f.object != 0
		},
	}
}

// Work is slow, so that the program has time to change what is being marked.
func (f *forgetful) Work() (collect.Wait, error) {
	if f.plan.idled++; f.plan.idled < f.plan.slow {
		return collect.WaitNothing, nil
	}
	f.plan.idled = 0
	return f.Concurrent.Work()
}

// slow is how slow the collector is in the run of a seed.
func slow(seed uint64) uint64 { return []uint64{1, 4, 20}[seed%3] }

// Scan notes that threads are being scanned.
func (f *forgetful) Scan(s *collect.Stopped) error {
	if !f.plan.scanning {
		f.plan.scanning, f.plan.black = true, false
	}
	return f.Concurrent.Scan(s)
}

// Scanned notes that they have been.
func (f *forgetful) Scanned() error {
	f.plan.scanning = false
	return f.Concurrent.Scanned()
}

// Store fails as planned. A store needs the barrier if that shades an object.
func (f *forgetful) Store(object, field, value uint64) error {
	if f.Marking() {
		old, err := f.memory.ReadU64(field)
		if err != nil {
			return err
		}
		for _, o := range []uint64{old, value} {
			if f.Note(o) != "white" || o == value && !f.plan.scanning {
				continue
			}
			if f.plan.needs++; f.plan.needs == f.plan.skip {
				f.plan.object, f.plan.early = o, f.plan.scanning
				return nil
			}
			break
		}
	}
	return f.Concurrent.Store(object, field, value)
}

// Random programs print beside the concurrent collector what they print without a collection, in
// many orders, and its invariants hold before every step.
func TestConcurrentCollector(t *testing.T) {
	cycles, freed, steps := uint64(0), uint64(0), uint64(0)
	eachRandom(t, *programs/2, func(seed uint64, result *lower.Result, surface *run.Surface,
		want string) {
		b := playBeside(t, result, besideOptions(seed, surface),
			&forgetting{slow: slow(seed)}, gen.Entry(seed))
		if b.text != want || b.broken != nil || b.found != nil {
			t.Errorf("seed %d: %v, %v, printed\n%s\nwant\n%s", seed, b.broken, b.found, b.text,
				want)
		}
		cycles, freed = cycles+b.counts.Collections, freed+b.counts.Freed
		steps += b.counts.Steps
	})
	t.Logf("%d cycles, %d objects freed, %d steps", cycles, freed, steps)
	if cycles < short.Share[uint64](25, 5) || freed < short.Share[uint64](250, 10) {
		t.Errorf("only %d cycles and %d freed objects", cycles, freed)
	}
}

// besideOptions interleaves in many ways.
func besideOptions(seed uint64, surface *run.Surface) run.Options {
	return run.Options{HeapBytes: 1 << 18, Seed: seed, SwitchEvery: []uint64{1, 3, 10,
		30}[seed/3%4],
		Stress: run.Stress{Every: 1}, Surface: surface}
}

// eachRandom compiles some random programs, and runs each where nothing is collected.
func eachRandom(t *testing.T, programs int, visit func(seed uint64, result *lower.Result,
	surface *run.Surface,
	want string)) {
	const inModule = 10
	polls := gen.All
	polls.Polls = true
	for at := 0; at < short.Share(programs, 5); at += inModule {
		var seeds []uint64
		for i := range inModule {
			seeds = append(seeds, *firstSeed+uint64(at+i))
		}
		form := []gen.Options{gen.All, polls}[at/inModule%2]
		result, surface := compile(t, gen.Programs(seeds, form),
			"place-safepoints,rewrite-statepoints-for-gc",
			lower.Options{MaxGCRegisters: at / inModule % 3})
		for _, seed := range seeds {
			want, _ := play(t, seed, result, run.Options{HeapBytes: 64 << 20, Surface: surface})
			visit(seed, result, surface, want)
		}
	}
}

// exchange compiles the program whose threads exchange references.
func exchange(t *testing.T) (*lower.Result, *run.Surface) {
	text, err := os.ReadFile("testdata/exchange.ll")
	if err != nil {
		t.Fatal(err)
	}
	return compile(t, string(text), "place-safepoints,rewrite-statepoints-for-gc", lower.Options{})
}

// Threads exchange references while they are scanned one at a time, and nothing is lost. Numbers of
// threads do not count the collector's.
func TestConcurrentWithThreads(t *testing.T) {
	result, surface := exchange(t)
	cycles, ragged := uint64(0), 0
	for seed := range uint64(short.Share(*programs/4, 20)) {
		b := playBeside(t, result, besideOptions(seed, surface), &forgetting{slow: slow(seed)},
			"main", run.Int(int64(seed)))
		if b.text != "result 3000\n" || b.broken != nil || b.found != nil {
			t.Errorf("seed %d: %v, %v, %s", seed, b.broken, b.found, b.text)
		}
		cycles += b.counts.Collections
		ragged += b.ragged
	}
	t.Logf("%d cycles, %d steps with a black object while a thread was not scanned", cycles, ragged)
	if cycles < 20 || ragged < 100 {
		t.Errorf("%d cycles, %d ragged steps", cycles, ragged)
	}
}

// A barrier that fails in one store is found by the invariants, unless the object that it should
// have shaded is marked all the same, or nothing refers to it any more: then the program ends as
// ever.
func TestConcurrentWithoutOneBarrier(t *testing.T) {
	var tally struct{ all, early, foundEarly, late, foundLate, marked, garbage, ended int }
	judge := func(what string, seed uint64, want string, play func(plan *forgetting) beside) {
		whole := &forgetting{slow: slow(seed)}
		play(whole)
		for n := range min(whole.needs, 4) {
			plan := &forgetting{slow: slow(seed), skip: 1 + n*whole.needs/4}
			b := play(plan)
			tally.all++
			all, found := &tally.late, &tally.foundLate
			if plan.early {
				all, found = &tally.early, &tally.foundEarly
			}
			*all++
			switch {
			case b.broken != nil:
				*found++
			case b.text != want || b.found != nil:
				t.Errorf("%s, store %d: %v, and no invariant was broken:\n%s", what, plan.skip,
					b.found, b.text)
			case plan.marked:
				tally.marked++
			case plan.freed:
				tally.garbage++
			default:
				tally.ended++
			}
		}
	}
	eachRandom(t, *programs/4, func(seed uint64, result *lower.Result, surface *run.Surface,
		want string) {
		judge(fmt.Sprintf("seed %d", seed), seed, want, func(plan *forgetting) beside {
			return playBeside(t, result, besideOptions(seed, surface), plan, gen.Entry(seed))
		})
	})
	result, surface := exchange(t)
	// Among the first five are stores that need their barrier while threads are scanned.
	for seed := range uint64(max(short.Share(*programs/8, 10), 5)) {
		for entry, want := range map[string]string{"main": "3000", "alone": "0"} {
			judge(fmt.Sprintf("@%s, seed %d", entry, seed), seed, "result "+want+"\n",
				func(plan *forgetting) beside {
					return playBeside(t, result, besideOptions(seed, surface), plan, entry,
						run.Int(int64(seed)))
				})
		}
	}
	t.Logf("%+v", tally)
	if tally.foundEarly == 0 || tally.foundLate == 0 {
		t.Errorf("%+v", tally)
	}
}
