package wire

import (
	"context"
	"strings"
	"testing"

	"statepoint/web/report"
)

func TestAnswer(t *testing.T) {
	ask := Encode(Request{&report.Request{Seq: 5, Source: "x"}})
	echo := func(_ context.Context, r *report.Request) *report.Report {
		return &report.Report{OK: true, Source: report.Doc{Text: r.Source}}
	}
	m, err := Decode(Answer(t.Context(), ask, echo, nil))
	if r, ok := m.(Report); err != nil || !ok || r.Seq != 5 || r.Source.Text != "x" {
		t.Errorf("got %+v, %v", m, err)
	}
	if b := Answer(t.Context(), Encode(Hello{}), echo, nil); b != nil {
		t.Errorf("answered a hello with %q", b)
	}
}

func TestAnswerTellsOfProgress(t *testing.T) {
	var told []Message
	run := func(ctx context.Context, _ *report.Request) *report.Report {
		report.Progress(ctx, report.StageParse)
		report.Progress(ctx, report.StageLower)
		return &report.Report{}
	}
	Answer(t.Context(), Encode(Request{&report.Request{Seq: 3}}), run, func(b []byte) {
		m, err := Decode(b)
		if err != nil {
			t.Error(err)
		}
		told = append(told, m)
	})
	if len(told) != 2 || told[0] != (Progress{3, report.StageParse}) || told[1] != (Progress{3, report.StageLower}) {
		t.Errorf("told %v", told)
	}
	report.Progress(t.Context(), report.StageParse) // nobody wants to know
}

func TestAnswerCrashes(t *testing.T) {
	ask := Encode(Request{&report.Request{Seq: 6}})
	for name, c := range map[string]struct {
		b    []byte
		run  Run
		want string
		seq  uint32
	}{
		"panic":   {ask, func(context.Context, *report.Request) *report.Report { panic("index out of luck") }, "index out of luck", 6},
		"nothing": {ask, func(context.Context, *report.Request) *report.Report { return nil }, "no report", 6},
		"noise":   {[]byte("noise"), nil, "not a message", 0},
	} {
		m, err := Decode(Answer(t.Context(), c.b, c.run, nil))
		crash, ok := m.(Crash)
		if err != nil || !ok || crash.Seq != c.seq || !strings.Contains(crash.Text, c.want) {
			t.Errorf("%s: got %+v, %v", name, m, err)
		}
	}
}
