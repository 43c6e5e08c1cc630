package worker

import (
	"context"
	"strings"
	"testing"

	"statepoint/core/process"
	"statepoint/web/report"
	"statepoint/web/wire"
)

// stub is an engine with one large source, whose compilations report a stage.
type stub struct {
	wire.Engine
	kept *report.Request
}

func (*stub) Largest() int { return 5000 }

func (*stub) Run(ctx context.Context, r *report.Request) *report.Report {
	if r.Source == "panic" {
		panic("out of ideas")
	}
	report.Progress(ctx, "parse")
	return &report.Report{}
}

func (s *stub) Keep(r *report.Request) report.Handle {
	s.kept = r
	return r.Handle()
}

// expected is the heap's last expectation.
type expected int64

func (e *expected) Expect(bytes int64) { *e = expected(bytes) }

// talk gives messages to a program and returns what it sends.
func talk(t *testing.T, p *program, messages ...any) (sent []wire.Message, heap int64) {
	t.Helper()
	var e expected
	p.heap = &e
	p.send = func(b []byte) {
		m, err := wire.Decode(b, nil)
		if err != nil {
			t.Fatal(err)
		}
		sent = append(sent, m)
	}
	for _, m := range messages {
		switch m := m.(type) {
		case string:
			p.ask(m)
		case wire.Message:
			b := wire.Encode(m)
			p.receive(len(b), func(to []byte) { copy(to, b) })
		}
	}
	return sent, int64(e)
}

func TestRequestIsAnsweredAfterItsProgress(t *testing.T) {
	p := &program{engine: &stub{}}
	sent, heap := talk(t, p, &wire.Request{Request: &report.Request{Seq: 7, Source: "x"}})
	if len(sent) != 2 {
		t.Fatalf("%d messages", len(sent))
	}
	if m, ok := sent[0].(*wire.Progress); !ok || m.Seq != 7 || m.Stage != "parse" {
		t.Errorf("first %+v", sent[0])
	}
	if m, ok := sent[1].(*wire.Report); !ok || m.Report.Seq != 7 {
		t.Errorf("then %+v", sent[1])
	}
	if heap != 5000*process.EngineNeeds {
		t.Errorf("%d bytes expected of a small request beside a large source", heap)
	}
}

// Frames share an engine: none needs what another was sent.
func TestClientsHaveTheirOwnReports(t *testing.T) {
	p := &program{engine: &words{}, heap: new(expected)}
	var pages [2]wire.Stream
	for i, c := range []struct {
		page    int
		another bool
	}{{0, true}, {0, false}, {1, true}, {1, false}, {0, true}} {
		p.send = func(b []byte) {
			m, err := pages[c.page].Decode(b, nil)
			if err != nil {
				t.Fatalf("message %d: %v", i, err)
			}
			if got := m.(*wire.Report).Report.Words; len(got) != i+1 {
				t.Errorf("message %d has %d words", i, len(got))
			}
		}
		b := wire.Encode(&wire.Request{Request: &report.Request{}})
		if c.another {
			p.meet()
		}
		p.receive(len(b), func(to []byte) { copy(to, b) })
	}
}

// words is an engine whose every report has a word more.
type words struct {
	stub
	words []report.Word
}

func (w *words) Run(context.Context, *report.Request) *report.Report {
	w.words = append(w.words, report.Word{Text: "word"})
	return &report.Report{Words: w.words}
}

func TestLargeRequestNeedsMore(t *testing.T) {
	p := &program{engine: &stub{}}
	_, heap := talk(t, p, &wire.Request{Request: &report.Request{
		Source: strings.Repeat("x", 100_000)}})
	if heap < 100_000*process.EngineNeeds {
		t.Errorf("%d bytes expected", heap)
	}
}

func TestSomeMessagesHaveNoAnswer(t *testing.T) {
	s := &stub{}
	sent, _ := talk(t, &program{engine: s}, &wire.Keep{Request: &report.Request{Source: "k"}}, "?")
	if len(sent) != 0 || s.kept == nil || s.kept.Source != "k" {
		t.Errorf("%d messages, kept %v", len(sent), s.kept)
	}
}

func TestPanicsAreAnswers(t *testing.T) {
	sent, _ := talk(t, &program{engine: &stub{}},
		&wire.Request{Request: &report.Request{Seq: 3, Source: "panic"}})
	if m, ok := sent[0].(*wire.Crash); !ok || m.Seq != 3 || !strings.Contains(m.Text, "ideas") {
		t.Errorf("%+v", sent[0])
	}
}

func TestTextsAreAnsweredAsTexts(t *testing.T) {
	var asked string
	p := &program{engine: &stub{}, text: func(q string) []byte {
		asked = q
		return wire.Encode(&wire.Hello{Engine: "answer"})
	}}
	sent, heap := talk(t, p, "question")
	if m, ok := sent[0].(*wire.Hello); !ok || m.Engine != "answer" || asked != "question" {
		t.Errorf("%q: %+v", asked, sent)
	}
	if heap != process.EngineNeeds*int64(len("question")) {
		t.Errorf("%d bytes expected", heap)
	}
}

func TestProgramSaysWhichItIs(t *testing.T) {
	p := &program{engine: &stub{}}
	talk(t, p)
	var got []byte
	p.send = func(b []byte) { got = b }
	p.begin("statepoint")
	m, err := wire.Decode(got, nil)
	if hello, ok := m.(*wire.Hello); err != nil || !ok || hello.Engine != "statepoint" {
		t.Errorf("%+v %v", m, err)
	}
}

// idler is an engine that can do what an edit would have it do, slowly.
type idler struct {
	stub
	done int
	rep  *report.Report
}

func (e *idler) Warm(context.Context) *report.Report {
	e.done++
	return e.rep
}

// A program that has nothing to do becomes fast in a limited number of steps, of which nobody is
// told, and does none without a text.
func TestWarmsALittle(t *testing.T) {
	e := &idler{}
	p := &program{engine: e}
	sent, _ := talk(t, p)
	if p.warm() || p.steps != 0 {
		t.Error("something was done without a text")
	}
	e.rep, e.done = &report.Report{Source: report.Doc{Text: "x"}}, 0
	for range 2 * warmSteps {
		p.warm()
	}
	if e.done != warmSteps || len(sent) != 0 {
		t.Errorf("%d steps and %d messages", e.done, len(sent))
	}
	p.steps, p.warmed = 0, warmTime
	if p.warm() {
		t.Error("it goes on after its time")
	}
	if (&program{engine: &stub{}}).warm() {
		t.Error("an engine that cannot did something")
	}
}
