package engine

import (
	"slices"
	"testing"

	"statepoint/web/report"
	"statepoint/web/wire"
)

func (b *bench) askRun(step uint64) {
	b.c.AskRun(report.RunRequest{From: step, Seq: 1})
}

func (w *fakeWorker) answerRun(step uint64) {
	w.received(&wire.RunState{State: &report.RunState{Seq: 1, Step: step}}, nil)
}

// Of the steps requested while the engine works on one, only the newest is answered.
func TestRunsOfNewestStep(t *testing.T) {
	b := newBench(t)
	var ran []uint64
	b.c.Ran = func(r *report.RunRequest, s *report.RunState) {
		if r.From != s.Step {
			t.Errorf("%d was answered with %d", r.From, s.Step)
		}
		ran = append(ran, s.Step)
	}
	b.ask()
	w := b.workers[0]
	b.askRun(1)
	if len(w.runs) != 0 {
		t.Fatal("a step was asked for before the compilation was answered")
	}
	w.answer(1)
	b.askRun(2)
	b.askRun(3)
	w.answerRun(1)
	w.answerRun(3)
	if want := []uint64{1, 3}; !slices.Equal(w.runs, want) || !slices.Equal(ran, want) ||
		b.c.Running() {
		t.Errorf("asked %d, ran %d", w.runs, ran)
	}
}

// A run that takes too long is stopped, by the reader or by a compilation, and a compilation drops
// the waiting steps.
func TestRunsAreStopped(t *testing.T) {
	b := newBench(t)
	b.c.Ran = func(*report.RunRequest, *report.RunState) { t.Error("a stopped run was answered") }
	b.askRun(1)
	b.askRun(2)
	b.c.StopRun()
	if b.c.Running() || !b.workers[0].stopped {
		t.Error("the run was not stopped")
	}
	b.askRun(3)
	b.askRun(4)
	b.ask()
	b.pass(patience)
	if b.c.Running() || !b.workers[1].stopped {
		t.Error("the run kept the compilation waiting")
	}
	if w := b.workers[2]; len(w.runs) != 0 || len(w.posted) != 1 {
		t.Errorf("the new engine was asked for steps %d, compilations %d", w.runs, w.posted)
	}
}

// If the engine crashes on a step, the Run view says so.
func TestRunsBreak(t *testing.T) {
	b := newBench(t)
	trouble := ""
	b.c.Ran = func(_ *report.RunRequest, s *report.RunState) { trouble = s.Trouble }
	b.askRun(1)
	b.workers[0].failed("out of memory\nat f")
	if trouble != "the engine stopped: out of memory" || len(b.trouble) != 0 || b.c.Running() {
		t.Errorf("the trouble is %q, the page's %q", trouble, b.trouble)
	}
}
