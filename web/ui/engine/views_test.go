package engine

import (
	"slices"
	"testing"

	"statepoint/web/report"
	"statepoint/web/wire"
)

func (b *bench) askView(view string, seq uint32) {
	b.c.AskView(report.ViewRequest{View: view, Seq: seq})
}

func (w *fakeWorker) answerView(view string, seq uint32) {
	w.received(&wire.ViewAnswer{Answer: &report.ViewAnswer{View: view, Seq: seq}}, nil)
}

func (b *bench) checkViews(what string, viewed ...string) {
	b.t.Helper()
	if !slices.Equal(b.viewed, viewed) {
		b.t.Errorf("%s: viewed %q, want %q", what, b.viewed, viewed)
	}
}

// Views are requested one after the other, without duplicates.
func TestViewsAreAskedInTurn(t *testing.T) {
	b := newBench(t)
	b.ask()
	w := b.workers[0]
	b.askView("a", 1)
	if len(w.views) != 0 {
		t.Fatal("a view was asked before the compilation was answered")
	}
	w.answer(1)
	b.askView("a", 1)
	b.askView("b", 1)
	b.askView("b", 1)
	if !slices.Equal(w.views, []string{"a"}) {
		t.Fatalf("asked %q", w.views)
	}
	w.answerView("b", 1) // of another life
	b.checkViews("a wrong answer")
	w.answerView("a", 1)
	w.answerView("b", 1)
	b.checkViews("all", "a", "b")
	if !slices.Equal(w.views, []string{"a", "b"}) || b.c.Busy() {
		t.Errorf("asked %q", w.views)
	}
}

// A new text makes views of the old one obsolete and does not wait for a slow one.
func TestTextOvertakesViews(t *testing.T) {
	b := newBench(t)
	b.ask()
	b.workers[0].answer(1)
	b.askView("a", 1)
	b.askView("b", 1)
	b.ask()
	b.pass(patience)
	if len(b.workers) != 2 || !b.workers[0].stopped {
		t.Fatal("the text waits for a view")
	}
	if w := b.workers[1]; !slices.Equal(w.posted, []uint32{2}) || len(w.views) != 0 {
		t.Fatalf("posted %v, %q", w.posted, w.views)
	}
	b.workers[1].answer(2)
	b.check("the text", 1, 2)
	b.checkViews("old views")
}

// Checks of a lesson survive edits while they are running, and are answered when the reader stops
// the engine.
func TestChecksOutliveText(t *testing.T) {
	b := newBench(t)
	b.ask()
	b.workers[0].answer(1)
	b.askView(report.ViewChecks, 1)
	b.askView("a", 1)
	b.ask()
	b.pass(patience)
	if len(b.workers) != 2 {
		t.Fatal("the text waits for a check")
	}
	w := b.workers[1]
	w.answer(2)
	if !slices.Equal(w.views, []string{report.ViewChecks}) {
		t.Fatalf("asked %q", w.views)
	}
	w.answerView(report.ViewChecks, 1)
	b.checkViews("the check", report.ViewChecks)

	b.askView(report.ViewChecks, 2)
	b.c.Stop()
	b.checkViews("stopped", report.ViewChecks, report.ViewChecks+"it was stopped")
}

// Stopping the checks ends the worker that is busy with one, answers those that wait, and leaves
// other views waiting.
func TestStopChecks(t *testing.T) {
	b := newBench(t)
	b.ask()
	b.workers[0].answer(1)
	b.askView(report.ViewChecks, 1)
	b.askView("a", 1)
	b.askView(report.ViewChecks, 2)
	b.c.StopChecks()
	stopped := report.ViewChecks + "it was stopped"
	b.checkViews("stopped", stopped, stopped)
	if len(b.workers) != 2 || !b.workers[0].stopped ||
		!slices.Equal(b.workers[1].views, []string{"a"}) {
		t.Fatalf("%d workers", len(b.workers))
	}
	b.workers[1].answerView("a", 1)
	b.c.StopChecks()
	if len(b.workers) != 2 {
		t.Error("a worker without checks was ended")
	}
}

// If the engine crashes on a view, the page keeps its output.
func TestCrashOverView(t *testing.T) {
	b := newBench(t)
	b.ask()
	b.workers[0].answer(1)
	b.askView("a", 1)
	b.askView("b", 1)
	b.workers[0].received(&wire.Crash{Seq: 1, Text: "boom\nat f"}, nil)
	if len(b.trouble) != 0 || len(b.workers) != 2 ||
		!slices.Equal(b.workers[1].views, []string{"b"}) {
		t.Fatalf("trouble %q, %d workers", b.trouble, len(b.workers))
	}
	b.workers[1].answerView("b", 1)
	b.checkViews("after the crash", "athe engine stopped: boom", "b")
	b.askView("c", 1)
	b.c.Stop()
	if !b.workers[1].stopped || len(b.workers[2].views) != 0 {
		t.Error("not stopped")
	}
}
