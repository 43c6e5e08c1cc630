package engine

import (
	"slices"
	"strings"
	"testing"

	"statepoint/web/report"
	"statepoint/web/wire"
)

func text(source string) report.Request { return report.Request{Seq: 1, Source: source} }

func (b *bench) keep(source string) report.Handle {
	r := text(source)
	return b.c.Keep(&r)
}

func (b *bench) view(view, source string) {
	b.c.AskView(report.ViewRequest{View: view, Of: b.keep(source), Seq: 1})
}

func (w *fakeWorker) askAgain(sources ...string) {
	m := &wire.AskAgain{Seq: 1}
	for _, source := range sources {
		r := text(source)
		m.Handles = append(m.Handles, r.Handle())
	}
	w.received(m, nil)
}

// After a megabyte of text was compiled, view and run requests carry only the handle.
func TestQuestionsAreSmall(t *testing.T) {
	b := newBench(t)
	b.c.Ran = func(*report.RunRequest, *report.RunState) {}
	source := strings.Repeat("; a\n", 1<<18)
	b.c.Ask(text(source))
	w := b.workers[0]
	w.answer(1)
	sent := w.bytes
	b.view("a", source)
	w.answerView("a", 1)
	b.c.AskRun(report.RunRequest{From: 1 << 20, Action: report.RunNext,
		Of: b.keep(source), Seq: 1})
	if n := w.bytes - sent; n > 100 || len(w.views) != 1 || len(w.runs) != 1 || w.kept != nil {
		t.Errorf("a view and a step take %d bytes; asked %q, %d, kept %d", n, w.views, w.runs,
			len(w.kept))
	}
}

// A worker gets once each request that it did not compile; a new worker gets all of them again.
func TestWorkerIsTold(t *testing.T) {
	b := newBench(t)
	b.ask()
	w := b.workers[0]
	w.answer(1)
	compare := report.ViewRequest{View: "c", Of: b.keep("shown"), Kept: b.keep("kept"), Seq: 1}
	b.c.AskView(compare)
	w.answerView("c", 1)
	b.view("d", "shown")
	if !slices.Equal(w.kept, []string{"kept", "shown"}) {
		t.Errorf("told %q", w.kept)
	}
	b.c.Stop()
	b.c.AskView(compare)
	if w := b.workers[1]; !slices.Equal(w.kept, []string{"kept", "shown"}) {
		t.Errorf("a new worker was told %q", w.kept)
	}
}

// What the engine dropped is sent once more and the request repeated: the reader sees only the
// answer.
func TestAskAgain(t *testing.T) {
	b := newBench(t)
	b.view("a", "x")
	w := b.workers[0]
	w.answerView("a", 1)
	b.view("b", "x")
	w.askAgain("x")
	if !slices.Equal(w.kept, []string{"x", "x"}) ||
		!slices.Equal(w.views, []string{"a", "b", "b"}) {
		t.Fatalf("told %q, asked %q", w.kept, w.views)
	}
	w.answerView("b", 1)
	b.checkViews("views", "a", "b")

	var ran []uint64
	b.c.Ran = func(_ *report.RunRequest, s *report.RunState) { ran = append(ran, s.Step) }
	b.c.AskRun(report.RunRequest{From: 3, Of: b.keep("x"), Seq: 1})
	w.askAgain("x")
	if !slices.Equal(w.runs, []uint64{3, 3}) || len(w.kept) != 3 {
		t.Fatalf("told %q, asked for %d", w.kept, w.runs)
	}
	w.answerRun(4)
	if !slices.Equal(ran, []uint64{4}) || len(b.trouble) != 0 || len(b.workers) != 1 {
		t.Errorf("ran %d; trouble %q, %d workers", ran, b.trouble, len(b.workers))
	}
	w.askAgain("x") // of no request
	if len(w.runs) != 2 {
		t.Error("asked again what was answered")
	}
}

// An engine that keeps dropping requests is not asked forever.
func TestAskAgainOnce(t *testing.T) {
	b := newBench(t)
	b.view("a", "x")
	b.workers[0].askAgain("x")
	b.workers[0].askAgain("x")
	b.checkViews("views", "athe engine stopped: the engine no longer holds this compilation")
	if !b.workers[0].stopped || len(b.workers[0].views) != 2 {
		t.Errorf("asked %q", b.workers[0].views)
	}
}

// The page drops the least recently used texts.
func TestKnownTexts(t *testing.T) {
	b := newBench(t)
	for _, source := range strings.Split("abcdea", "") {
		b.view("v", source)
		b.workers[0].answerView("v", 1)
	}
	if got := strings.Join(b.workers[0].kept, ""); got != "abcdea" || len(b.c.known) != maxKnown {
		t.Errorf("told %q, %d known", got, len(b.c.known))
	}
}

// The page retains the texts of all questions that have no answer yet.
func TestKnownWhilePending(t *testing.T) {
	b := newBench(t)
	const all = "abcdefg"
	for _, source := range strings.Split(all, "") {
		b.view(source, source)
	}
	for _, view := range strings.Split(all, "") {
		b.workers[0].answerView(view, 1)
	}
	if got := strings.Join(b.workers[0].kept, ""); got != all {
		t.Errorf("told %q", got)
	}
	if b.view("h", "h"); len(b.c.known) != maxKnown {
		t.Errorf("%d known", len(b.c.known))
	}
}
