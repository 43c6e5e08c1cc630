package run_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"statepoint/e2e/short"
	"statepoint/lower/machine"
	"statepoint/lower/run"
)

// moment is the state of a run at one step.
type moment struct {
	snapshot *machine.Snapshot
	outside  string
}

func momentOf(p *run.Program) moment {
	return moment{p.Machine.Snapshot(), fmt.Sprintf("%+v %q", p.Counts(), p.Output())}
}

// Under each collector, a run goes back and forward again to the same state, with its heap, output
// and counts; and the trace reports each event once.
func TestHistory(t *testing.T) {
	for name, words := range map[string]string{"exceptions": "6 5", "binary-trees": "6"} {
		text, err := os.ReadFile(filepath.Join("../../e2e/runtime/programs", name+".ll"))
		if err != nil {
			t.Fatal(err)
		}
		for _, mode := range short.Some(modes(), 5) {
			if mode.Stress.Every == 7 || mode.Stress.Allocations {
				continue
			}
			mode.HeapBytes = 1 << 16
			t.Run(name+"/"+modeName(mode), func(t *testing.T) {
				t.Parallel()
				backAndForward(t, string(text), mode, words)
			})
		}
	}
}

func backAndForward(t *testing.T, text string, mode run.Options, words string) {
	ctx := t.Context()
	var story bytes.Buffer
	mode.Trace = &run.Trace{W: &story}
	p, err := load(t, text, mode)
	if err != nil {
		t.Fatal(err)
	}
	args, err := p.Arguments("run", []string{words})
	if err == nil {
		err = p.Start("run", args)
	}
	if err != nil {
		t.Fatal(err)
	}
	h, err := p.History(machine.HistoryLimits{})
	if err != nil {
		t.Fatal(err)
	}
	// The first pass records the state at some steps.
	rnd := rand.New(rand.NewPCG(1, 2))
	moments := map[uint64]moment{}
	var steps []uint64
	step := uint64(0)
	if _, err := h.Run(ctx, func(*machine.Machine) bool {
		if step++; rnd.IntN(400) == 0 {
			moments[step] = momentOf(p)
			steps = append(steps, step)
		}
		return false
	}); err != nil || !h.Done() || len(steps) < 5 {
		t.Fatalf("%d moments of %d steps: %v", len(steps), h.End(), p.Explain(err))
	}
	told, counts := story.Len(), p.Counts()
	steps, moments[h.End()] = append(steps, h.End()), momentOf(p)
	rnd.Shuffle(len(steps), func(i, j int) { steps[i], steps[j] = steps[j], steps[i] })
	check := func(at uint64) {
		t.Helper()
		was, is := moments[at], momentOf(p)
		if !was.snapshot.Equal(is.snapshot) {
			t.Fatalf("step %d: registers or memory differ", at)
		}
		if was.outside != is.outside {
			t.Fatalf("step %d: outside\n%s\nand before\n%s", at, is.outside, was.outside)
		}
	}
	for _, at := range steps[:min(len(steps), 5)] {
		if err := h.Seek(ctx, at); err != nil {
			t.Fatal(err)
		}
		check(at)
		for range min(at, 500) {
			if err := h.Back(ctx); err != nil {
				t.Fatal(err)
			}
		}
		for h.Now() < at {
			if err := h.Step(ctx); err != nil {
				t.Fatal(err)
			}
		}
		check(at)
	}
	if story.Len() != told {
		t.Errorf("the trace tells what it told before")
	}
	if mode.Stress.Every == 1 && counts.Collections < 5 {
		t.Errorf("%d collections", counts.Collections)
	}
}

// Output written to a file cannot be undone.
func TestHistoryNeedsItsOutput(t *testing.T) {
	p, err := load(t, "define i64 @run() {\n  ret i64 0\n}\n", run.Options{Out: &bytes.Buffer{}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.History(machine.HistoryLimits{}); err == nil ||
		!strings.Contains(err.Error(), "cannot be undone") {
		t.Errorf("history with a writer: %v", err)
	}
}
