package judge

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/e2e/gen"
	"statepoint/lower"
	"statepoint/web/explore"
	"statepoint/web/explore/journey"
	"statepoint/web/explore/panes"
	"statepoint/web/report"
)

var (
	programs = flag.Uint64("programs", 700, "how many random programs are judged")
	seedFlag = flag.Uint64("seed", 1, "the seed of the first of them")
)

// genOptions varies the options of random programs with their seed.
func genOptions(seed uint64) gen.Options {
	o := gen.All
	o.Many = seed%16 == 0
	o.Typed = seed%7 == 3
	o.Polls = seed%5 == 1
	o.Vector = seed%3 != 2 && !o.Typed
	return o
}

// program is a random program; some have frame pointers, in all functions or in those that call.
func program(seed uint64) string {
	text := gen.Program(seed, genOptions(seed))
	switch seed % 9 {
	case 2:
		text = strings.ReplaceAll(text, ` gc "`, ` "frame-pointer"="all" gc "`)
	case 6:
		text = strings.ReplaceAll(text, ` gc "`, ` "frame-pointer"="non-leaf" gc "`)
	}
	return text
}

// passesOf varies how they are rewritten: a few come in the form of llvm.gcroot.
func passesOf(seed uint64) string {
	if seed%11 == 5 {
		return "place-safepoints,references-to-gcroot<gcmap>,verify"
	}
	return ""
}

// lowerOptions varies how they are compiled.
func lowerOptions(seed uint64) lower.Options {
	if passesOf(seed) != "" {
		return lower.Options{Unoptimized: seed%3 == 0, PIC: seed%4 == 3}
	}
	switch seed % 8 {
	case 1:
		return lower.Options{MaxGCRegisters: 5}
	case 3:
		return lower.Options{DeoptRegisters: true, MaxGCRegisters: 2}
	case 5:
		return lower.Options{PIC: true}
	}
	return lower.Options{}
}

// judgeAll runs every function of a subject with several hosts.
func judgeAll(t *testing.T, s *Subject, runs uint64) {
	t.Helper()
	for _, f := range s.Module.Funcs {
		if f.IsDeclaration() || strings.HasPrefix(f.Name(), "gc.safepoint_poll") {
			continue
		}
		for seed := range runs {
			h := Host{Seed: seed, Throw: []uint64{0, 2, 3, 1}[seed%4], Code: "code",
				Strict: strings.HasPrefix(f.Name(), "program_")}
			if h.Strict && h.Throw != 0 {
				h.Strict = false // its landing pads are unreachable
			}
			if err := s.Run(t.Context(), f.Name(), h, nil); err != nil {
				t.Errorf("%s: @%s, seed %d: %v", s.Name, f.Name(), seed, err)
			}
		}
	}
}

// account adds the table of a subject to a sum and reports disagreements.
func account(t *testing.T, s *Subject, all *Table) {
	t.Helper()
	table, wrong := s.Table()
	all.Add(&table)
	for i, w := range wrong {
		if i == 8 {
			t.Errorf("%s: and %d more", s.Name, len(wrong)-i)
			break
		}
		t.Error(w.Text)
	}
}

// TestRandomPrograms judges the claims about random programs, each compiled in one of several ways.
func TestRandomPrograms(t *testing.T) {
	t.Logf("%d programs from seed %d on", *programs, *seedFlag)
	var all Table
	var mu sync.Mutex
	var next atomic.Uint64
	var workers sync.WaitGroup
	for range 2 {
		workers.Go(func() {
			for n := next.Add(1) - 1; n < *programs && !t.Failed(); n = next.Add(1) - 1 {
				seed := *seedFlag + n
				s, err := NewSubject(t.Context(), fmt.Sprint("seed ", seed),
					program(seed), Options{Lower: lowerOptions(seed),
						Passes: passesOf(seed)})
				if err != nil {
					t.Errorf("seed %d: %v", seed, err)
					continue
				}
				if seed%8 == 4 && passesOf(seed) == "" { // compiled as the explorer does
					journeys, rep := journey.Of(t.Context(), &report.Request{
						Source: program(seed)}, nil)
					if !rep.OK {
						t.Errorf("seed %d: %v", seed, rep.Diagnostics)
					}
					s.Journeys(journeys)
				}
				judgeAll(t, s, 1+n%2)
				mu.Lock()
				account(t, s, &all)
				mu.Unlock()
			}
		})
	}
	workers.Wait()
	t.Log("\n" + all.String())
	for k, n := range all {
		if seldom := Kind(k) == Operand || Kind(k) == Alloca || Kind(k) >= Why; !seldom &&
			n.Checked == 0 && *programs >= 500 {
			t.Errorf("no claim of the kind %q was checked", Kind(k))
		}
	}
}

// more is what examples need to run in addition to their text.
var more = map[string]string{"44-closure.ll": `
declare void @pause()
define i64 @code(ptr addrspace(1) %closure, i64 %x) gc "statepoint-example" {
  call void @pause()
  %p = getelementptr i8, ptr addrspace(1) %closure, i64 16
  %captured = load i64, ptr addrspace(1) %p
  %r = add i64 %captured, %x
  ret i64 %r
}
`}

// beyondReach has the numbers of an example's claims that no run reaches: a landing pad that an
// exception of @cons would lead to, which allocates through a call that is not a safepoint.
var beyondReach = map[string]int{"60-shadow-stack.ll": 3}

// hasBarrier reports whether a strategy of a module has a barrier of its own. The judge's collector
// has no cards, counts or forwarding words; such examples run with collectors that do, each its own
// (e2e/runtime/roots).
func hasBarrier(m *ir.Module) bool {
	var registry *gc.Registry
	return slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool {
		s, err := registry.Lookup(f.GC)
		if err != nil {
			return false
		}
		_, writes := gc.As[gc.CustomWrites](s)
		return writes
	})
}

// TestExamples judges the claims about the examples, including the page's why line.
func TestExamples(t *testing.T) {
	files, err := filepath.Glob("../../static/examples/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	var all Table
	barriers := 0
	for _, file := range files {
		name := filepath.Base(file)
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		s, err := NewSubject(t.Context(), name, string(text)+more[name], Options{})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if hasBarrier(s.Module) {
			barriers++
			continue
		}
		req := &report.Request{FileName: name, Source: string(text) + more[name]}
		if !s.Frames(panes.Frames(explore.Compile(t.Context(), req, nil))) {
			t.Errorf("%s: the frame view has other ids", name)
		}
		journeys, _ := journey.Of(t.Context(), req, nil)
		s.Journeys(journeys)
		judgeAll(t, s, 12)
		if !s.Why(panes.Run(t.Context(), req).Links) {
			t.Errorf("%s: the report gives other ids", name)
		}
		account(t, s, &all)
		open := 0
		for _, c := range s.Claims {
			// some code is never reached
			if c.checked == 0 && c.wrong == 0 && c.Kind != FrameDepth {
				if open++; open > beyondReach[name] {
					t.Errorf("%s: nothing shows whether this is so: %s: %s %v", name, c.Kind,
						s.describe(c), c.open)
				}
			}
		}
	}
	t.Log("\n" + all.String())
	drivers, err := filepath.Glob("../runtime/roots/*.c")
	if err != nil || len(drivers) != barriers {
		t.Errorf("%d examples have barriers, %d have a collector of their own", barriers,
			len(drivers))
	}
}
