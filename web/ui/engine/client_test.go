package engine

import (
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"
	"weak"

	"statepoint/web/report"
	"statepoint/web/wire"
)

// bench is a client whose workers and clock the test controls.
type bench struct {
	t       *testing.T
	c       *Client
	workers []*fakeWorker
	waits   []wait
	answers []uint32
	trouble []string
	viewed  []string
}

type wait struct {
	d time.Duration
	f func()
}

type fakeWorker struct {
	posted   []uint32
	views    []string
	runs     []uint64 // steps
	kept     []string // sources
	bytes    int      // of all
	received func(wire.Message, error)
	failed   func(string)
	stopped  bool
}

func (w *fakeWorker) Post(b []byte) {
	m, err := wire.Decode(b, nil)
	if err != nil {
		panic(err)
	}
	w.bytes += len(b)
	switch m := m.(type) {
	case *wire.ViewRequest:
		w.views = append(w.views, m.Ask.View)
	case *wire.RunRequest:
		w.runs = append(w.runs, m.Ask.From)
	case *wire.Keep:
		w.kept = append(w.kept, m.Request.Source)
	case *wire.Request:
		w.posted = append(w.posted, m.Request.Seq)
	}
}
func (w *fakeWorker) Stop() { w.stopped = true }

func (w *fakeWorker) answer(seq uint32) {
	w.received(&wire.Report{Report: &report.Report{Seq: seq, OK: true}}, nil)
}

func newBench(t *testing.T) *bench {
	b := &bench{t: t}
	b.c = &Client{
		Start: func(received func(wire.Message, error), failed func(string)) Worker {
			w := &fakeWorker{received: received, failed: failed}
			b.workers = append(b.workers, w)
			return w
		},
		After:   func(d time.Duration, f func()) { b.waits = append(b.waits, wait{d, f}) },
		Answer:  func(r *report.Report) { b.answers = append(b.answers, r.Seq) },
		Trouble: func(_ *report.Request, text string) { b.trouble = append(b.trouble, text) },
		Viewed: func(v *report.ViewRequest, a *report.ViewAnswer) {
			b.viewed = append(b.viewed, v.View+a.Trouble)
		},
		Changed: func() {},
	}
	return b
}

// pass runs the timers that are due after d.
func (b *bench) pass(d time.Duration) {
	for _, w := range slices.Clone(b.waits) {
		if w.d == d {
			w.f()
		}
	}
}

func (b *bench) ask() { b.c.Ask(report.Request{}) }

func (b *bench) check(what string, answers ...uint32) {
	b.t.Helper()
	if !slices.Equal(b.answers, answers) {
		b.t.Errorf("%s: answers %v, want %v", what, b.answers, answers)
	}
}

func TestReportGetsTheTextOfItsRequest(t *testing.T) {
	b := newBench(t)
	got := ""
	b.c.Answer = func(r *report.Report) { got = r.Source.Text }
	for _, text := range []string{"define", "definitely"} {
		b.c.Ask(report.Request{Source: text})
		last := b.workers[len(b.workers)-1]
		last.received(&wire.Report{Report: &report.Report{Seq: b.c.seq}, Omitted: 6}, nil)
	}
	if got != "define" || len(b.trouble) != 1 {
		t.Errorf("the text %q, trouble %q", got, b.trouble)
	}
}

func TestNewestWins(t *testing.T) {
	b := newBench(t)
	b.ask() // 1
	b.ask() // 2 is superseded before it is sent
	b.ask() // 3
	w := b.workers[0]
	if !slices.Equal(w.posted, []uint32{1}) {
		t.Fatalf("posted %v", w.posted)
	}
	w.answer(1) // no longer wanted
	b.check("an old answer")
	if !slices.Equal(w.posted, []uint32{1, 3}) {
		t.Fatalf("posted %v", w.posted)
	}
	if !b.c.Busy() {
		t.Error("not busy")
	}
	w.answer(3)
	b.check("the newest", 3)
	if b.c.Busy() || len(b.workers) != 1 {
		t.Error("still busy, or another worker")
	}
}

func TestImpatience(t *testing.T) {
	b := newBench(t)
	b.ask()
	b.ask()
	b.pass(patience) // the first still runs
	if len(b.workers) != 2 || !b.workers[0].stopped {
		t.Fatal("an engine whose answer is no longer wanted was left running")
	}
	if !slices.Equal(b.workers[1].posted, []uint32{2}) {
		t.Fatalf("posted %v", b.workers[1].posted)
	}
	b.workers[0].answer(1) // a message that was on its way
	b.workers[1].answer(2)
	b.check("after a restart", 2)
	b.pass(patience)
	if len(b.workers) != 2 {
		t.Error("restarted with nothing to do")
	}
}

func TestCrash(t *testing.T) {
	b := newBench(t)
	b.ask()
	b.workers[0].failed("out of memory")
	if !slices.Equal(b.trouble, []string{"out of memory"}) || b.c.Busy() {
		t.Fatalf("trouble %v", b.trouble)
	}
	if len(b.workers) != 1 {
		t.Error("the question that broke the engine was asked again")
	}
	b.ask()
	if len(b.workers) != 2 || !slices.Equal(b.workers[1].posted, []uint32{2}) {
		t.Fatal("no fresh engine")
	}
	b.workers[1].received(&wire.Crash{Seq: 2, Text: "boom"}, nil)
	if !b.workers[1].stopped || b.trouble[1] != "boom" {
		t.Error("an engine that met its own bug was kept")
	}
	b.ask()
	b.workers[2].received(nil, wire.ErrVersion)
	if len(b.trouble) != 3 || b.c.Busy() {
		t.Errorf("noise: %v", b.trouble)
	}
}

// A request that exceeds the limit is terminated; one that is answered in time is not.
func TestLimit(t *testing.T) {
	b := newBench(t)
	b.ask()
	b.workers[0].answer(1)
	b.ask()
	b.waits = b.waits[1:] // but that of the first, which is answered
	b.pass(Limit)
	if !b.workers[0].stopped || len(b.trouble) != 1 || !strings.Contains(b.trouble[0], "limit") ||
		b.c.Busy() {
		t.Fatalf("trouble %v", b.trouble)
	}
	b.ask()
	b.workers[1].answer(3)
	b.pass(Limit)
	if len(b.trouble) != 1 || b.workers[1].stopped {
		t.Errorf("trouble after an answer: %v", b.trouble)
	}
}

// A crash on an old request does not affect the newest. Answered requests are not retained until
// their limit expires.
func TestAnsweredIsReleased(t *testing.T) {
	b := newBench(t)
	b.ask()
	asked := weak.Make(b.c.asked)
	b.workers[0].answer(1)
	runtime.GC()
	if asked.Value() != nil {
		t.Error("an answered question is still in memory")
	}
	runtime.KeepAlive(b)
}

func TestCrashOfTheOvertaken(t *testing.T) {
	b := newBench(t)
	b.ask()
	b.ask()
	b.workers[0].failed("boom")
	if len(b.trouble) != 0 || !slices.Equal(b.workers[1].posted, []uint32{2}) {
		t.Fatalf("trouble %v", b.trouble)
	}
	b.workers[1].answer(2)
	b.check("after the crash", 2)
}

func TestStopAndSlow(t *testing.T) {
	b := newBench(t)
	b.ask()
	if b.c.Slow() {
		t.Error("slow at once")
	}
	b.pass(slow)
	if !b.c.Slow() {
		t.Error("not slow after a while")
	}
	b.workers[0].received(&wire.Progress{Seq: 1, Stage: report.StageLower}, nil)
	// of another request
	b.workers[0].received(&wire.Progress{Seq: 9, Stage: report.StageParse}, nil)
	b.workers[0].received(&wire.Progress{Seq: 1, Stage: report.StageLower, Done: 3, All: 7}, nil)
	if done, all := b.c.Through(); done != 3 || all != 7 {
		t.Errorf("%d of %d functions", done, all)
	}
	if b.c.Stage() != report.StageLower {
		t.Error("stage", b.c.Stage())
	}
	b.c.Stop()
	if b.c.Busy() || b.c.Slow() || !b.workers[0].stopped {
		t.Error("not stopped")
	}
	b.workers[0].answer(1)
	b.check("after a stop")
}
