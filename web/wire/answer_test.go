package wire

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"statepoint/web/report"
	"statepoint/web/report/jsonform"
)

// engine is a fake engine made of two functions.
type engine struct {
	run  func(context.Context, *report.Request) *report.Report
	view func(context.Context, *report.ViewRequest) *report.ViewAnswer
}

func (e engine) Run(ctx context.Context, r *report.Request) *report.Report { return e.run(ctx, r) }
func (e engine) View(ctx context.Context, v *report.ViewRequest) *report.ViewAnswer {
	return e.view(ctx, v)
}

func (e engine) Program(_ context.Context, r *report.RunRequest) *report.RunState {
	return &report.RunState{Step: r.From + 1}
}

func (engine) Call(_ context.Context, r *report.Request, c *jsonform.Call) (*report.Report,
	*jsonform.Outcome) {
	switch {
	case r.Source == "bad":
		return &report.Report{}, nil
	case c.Entry == "?":
		return nil, &jsonform.Outcome{Trouble: "no such"}
	}
	return nil, &jsonform.Outcome{Collector: c.Entry, Steps: c.Steps, Assumed: c.Throws}
}

func (engine) Check(_ context.Context, _ *report.Request, c string) ([]report.Verdict, error) {
	return []report.Verdict{{Line: 1, Check: c, OK: true}}, nil
}

// Every handle is kept except 404.
func (engine) Keep(r *report.Request) report.Handle { return r.Handle() }
func (engine) Keeps(h report.Handle) bool           { return h != 404 }

func TestAnswerProgram(t *testing.T) {
	ask := Encode(&RunRequest{&report.RunRequest{From: 4, Of: 7, Seq: 5}})
	m, err := Decode(Answer(t.Context(), ask, engine{}, new(Stream), nil), nil)
	if s, ok := m.(*RunState); err != nil || !ok || s.State.Seq != 5 || s.State.Step != 5 {
		t.Errorf("got %+v, %v", m, err)
	}
}

func TestAnswerView(t *testing.T) {
	ask := Encode(&ViewRequest{&report.ViewRequest{View: "v", Stage: "s", Subject: 2, Of: 7,
		Seq: 5}})
	view := func(_ context.Context, v *report.ViewRequest) *report.ViewAnswer {
		return &report.ViewAnswer{Subject: v.Subject + 1, Doc: &report.Doc{Text: "x"}}
	}
	m, err := Decode(Answer(t.Context(), ask, engine{view: view}, new(Stream), nil), nil)
	v, ok := m.(*ViewAnswer)
	if err != nil || !ok {
		t.Fatalf("got %+v, %v", m, err)
	}
	if a := v.Answer; a.Seq != 5 || a.View != "v" || a.Stage != "s" || a.Subject != 3 ||
		a.Doc.Text != "x" {
		t.Errorf("got %+v", a)
	}
	nothing := func(context.Context, *report.ViewRequest) *report.ViewAnswer { return nil }
	m, _ = Decode(Answer(t.Context(), ask, engine{view: nothing}, new(Stream), nil), nil)
	if c, ok := m.(*Crash); !ok || c.Seq != 5 {
		t.Errorf("no view: got %+v", m)
	}
}

// The engine asks for everything that it does not keep, all at once; a Keep has no answer.
func TestAnswerAsksAgain(t *testing.T) {
	for want, ask := range map[string]Message{
		"[404]":     &ViewRequest{&report.ViewRequest{Of: 404, Seq: 5}},
		"[404 404]": &ViewRequest{&report.ViewRequest{Of: 404, Kept: 404, Seq: 5}},
		"[404] ":    &RunRequest{&report.RunRequest{Of: 404, Seq: 5}},
	} {
		m, err := Decode(Answer(t.Context(), Encode(ask), engine{}, new(Stream), nil), nil)
		again, ok := m.(*AskAgain)
		if err != nil || !ok || again.Seq != 5 ||
			fmt.Sprint(again.Handles) != strings.TrimSpace(want) {
			t.Errorf("%T: got %+v, %v", ask, m, err)
		}
	}
	kept := func(_ context.Context, v *report.ViewRequest) *report.ViewAnswer {
		return &report.ViewAnswer{Trouble: fmt.Sprint(v.Of, v.Kept)}
	}
	m, err := Decode(Answer(t.Context(), Encode(&ViewRequest{&report.ViewRequest{Of: 7, Kept: 8}}),
		engine{view: kept}, new(Stream), nil), nil)
	if a, ok := m.(*ViewAnswer); err != nil || !ok || a.Answer.Trouble != "7 8" {
		t.Errorf("compared with %+v, %v", m, err)
	}
	keep := Encode(&Keep{&report.Request{Source: "x"}})
	if out := Answer(t.Context(), keep, engine{}, new(Stream), nil); out != nil {
		t.Errorf("answered %q", out)
	}
}

func TestAnswer(t *testing.T) {
	ask := Encode(&Request{&report.Request{Seq: 5, Source: "x"}})
	echo := func(_ context.Context, r *report.Request) *report.Report {
		return &report.Report{OK: true, Source: report.Doc{Text: r.Source}}
	}
	m, err := Decode(Answer(t.Context(), ask, engine{run: echo}, new(Stream), nil), nil)
	if r, ok := m.(*Report); err != nil || !ok || r.Report.Seq != 5 ||
		r.Report.Source.Text != "" || !r.Complete("x") {
		t.Errorf("got %+v, %v", m, err)
	}
	m, _ = Decode(Answer(t.Context(), Encode(&Hello{}), engine{run: echo}, new(Stream), nil), nil)
	if c, ok := m.(*Crash); !ok || c.Text != "wire: no request" {
		t.Errorf("answered a hello, which no page sends, with %+v", m)
	}
}

func TestAnswerTellsOfProgress(t *testing.T) {
	var told []Progress
	run := func(ctx context.Context, _ *report.Request) *report.Report {
		report.Progress(ctx, report.StageParse)
		report.Progress(ctx, report.StageLower)
		for i := range 1000 {
			report.ProgressOf(ctx, report.StageLower, i+1, 1000)
		}
		report.ProgressOf(ctx, report.StageLower, 1, 10) // too few to report
		return &report.Report{}
	}
	ask := Encode(&Request{&report.Request{Seq: 3}})
	Answer(t.Context(), ask, engine{run: run}, new(Stream), func(b []byte) {
		m, err := Decode(b, nil)
		if err != nil {
			t.Error(err)
		}
		told = append(told, *m.(*Progress))
	})
	if len(told) != 22 || told[0] != (Progress{3, report.StageParse, 0, 0}) ||
		told[1] != (Progress{3, report.StageLower, 0, 0}) ||
		told[2] != (Progress{3, report.StageLower, 50, 1000}) {
		t.Errorf("told %v", told)
	}
	report.Progress(t.Context(), report.StageParse) // no listener
}

func TestAnswerCrashes(t *testing.T) {
	ask := Encode(&Request{&report.Request{Seq: 6}})
	for name, c := range map[string]struct {
		b    []byte
		run  func(context.Context, *report.Request) *report.Report
		want string
		seq  uint32
	}{
		"panic":   {ask, func(context.Context, *report.Request) *report.Report { panic("index out of luck") }, "index out of luck", 6},
		"nothing": {ask, func(context.Context, *report.Request) *report.Report { return nil }, "no report", 6},
		"noise":   {[]byte("noise"), nil, "not a message", 0},
	} {
		m, err := Decode(Answer(t.Context(), c.b, engine{run: c.run}, new(Stream), nil), nil)
		crash, ok := m.(*Crash)
		if err != nil || !ok || crash.Seq != c.seq || !strings.Contains(crash.Text, c.want) {
			t.Errorf("%s: got %+v, %v", name, m, err)
		}
	}
}

func TestAnswerJSON(t *testing.T) {
	run := func(_ context.Context, r *report.Request) *report.Report {
		if r.Source == "panic" {
			panic("out of luck")
		}
		return &report.Report{OK: true, Dialect: r.FileName + strings.Join(r.Options.Passes, " "),
			Source: report.Doc{Text: r.Source}}
	}
	for ask, want := range map[string]string{
		`{"source":"x","name":"a.ll","passes":["p","q"]}`: `{"ok":true,"dialect":"a.llp q",`,
		`{"source":"panic"}`:                              `{"crash":"out of luck\n`,
		`{"name":"a.ll"}`:                                 `{"trouble":"the request has no source"`,
		`{"source":"x","passes":"p"}`:                     `{"trouble":"passes is not a list of te`,
		`{"source":"x","syntaxe":"go"}`:                   `{"trouble":"unknown option syntaxe"}`,
		`{"source":1}`:                                    `{"trouble":"source is not text"}`,
		`[`:                                               `{"trouble":"the request is not JSON: `,
		`{"source":"x","checks":"c"}`:                     `{"verdicts":[{"line":1,"check":"c","ok":true,"open":false}]}`,
		`{"source":"x","checks":1}`:                       `{"trouble":"checks is not text"}`,
		`{"source":"x","call":{"entry":"f()","steps":7,"throws":["g"]}}`: `{"collector":"f()",` +
			`"output":"","assumed":["g"],"unsounds":0,"steps":7,`,
		`{"source":"x","call":{"steps":-1}}`:  `{"trouble":"steps is not a whole number"}`,
		`{"source":"x","call":{"stesp":1}}`:   `{"trouble":"unknown option stesp"}`,
		`{"source":"x","call":{"entry":"?"}}`: `{"trouble":"no such"}`,
		`{"source":"bad","call":{}}`:          `{"ok":false,`,
	} {
		if got := string(AnswerJSON(t.Context(), ask, engine{run: run})); !strings.HasPrefix(got,
			want) {
			t.Errorf("%s: got %.200s", ask, got)
		}
	}
}
