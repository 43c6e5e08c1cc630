package engine

import (
	"slices"
	"testing"

	"statepoint/web/report"
	"statepoint/web/wire"
)

// newFirstBench is a bench whose first workers only compile; compilers has these.
func newFirstBench(t *testing.T) (b *bench, compilers *[]*fakeWorker) {
	b, compilers = newBench(t), new([]*fakeWorker)
	b.c.StartCompiler = func(received func(wire.Message, error), failed func(string)) Worker {
		w := &fakeWorker{received: received, failed: failed}
		*compilers = append(*compilers, w)
		return w
	}
	return b, compilers
}

// TestCompilerFirst compiles with the compiler until a view is asked for. The engine then gets the
// text that the view is of, and everything from there on.
func TestCompilerFirst(t *testing.T) {
	b, compilers := newFirstBench(t)
	req := report.Request{Source: "text"}
	b.c.Ask(req)
	b.c.AskView(report.ViewRequest{View: report.ViewCFG, Of: b.c.Keep(&req)}) // waits
	first := (*compilers)[0]
	if len(b.workers) > 0 || len(first.views) > 0 {
		t.Fatal("the view did not wait for the compilation")
	}
	if b.c.Program() != "compiler" {
		t.Errorf("the page waits for the %s", b.c.Program())
	}
	first.received(&wire.Hello{Engine: "compiler"}, nil)
	first.answer(1)
	b.check("the compiler", 1)
	if !first.stopped || len(b.workers) != 1 {
		t.Fatal("the engine did not replace the compiler")
	}
	w := b.workers[0]
	if !slices.Equal(w.kept, []string{"text"}) || !slices.Equal(w.views, []string{report.ViewCFG}) {
		t.Errorf("the engine got %v and %v", w.kept, w.views)
	}
	w.received(&wire.Loading{Done: 1, All: 2}, nil)
	if l := b.c.Loading(); l == nil || l.Done != 1 || b.c.Program() != "engine" {
		t.Errorf("the engine is loading, and the client says %v", l)
	}
	w.received(&wire.ViewAnswer{Answer: &report.ViewAnswer{View: report.ViewCFG}}, nil)
	b.c.Ask(report.Request{Source: "next"})
	if w.answer(2); len(*compilers) != 1 {
		t.Error("the compiler came back")
	}
	b.check("the engine", 1, 2)
	if b.c.restart(); len(*compilers) != 1 || len(b.workers) != 2 {
		t.Error("a restart did not start another engine")
	}
}

// TestRunsNeedTheEngine asks for a run, and for a program that is broken on purpose.
func TestRunsNeedTheEngine(t *testing.T) {
	b, compilers := newFirstBench(t)
	b.c.AskRun(report.RunRequest{})
	if len(*compilers) > 0 || len(b.workers) != 1 {
		t.Error("the compiler was asked for a run")
	}
	b, compilers = newFirstBench(t)
	b.c.Ask(report.Request{Options: report.Options{Break: "flip-byte@0x4c"}})
	if len(*compilers) > 0 || len(b.workers) != 1 {
		t.Error("the compiler was asked to break a program")
	}
}
