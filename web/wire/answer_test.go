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
	m, err := Decode(Answer(t.Context(), ask, echo))
	if r, ok := m.(Report); err != nil || !ok || r.Seq != 5 || r.Source.Text != "x" {
		t.Errorf("got %+v, %v", m, err)
	}
	if b := Answer(t.Context(), Encode(Hello{}), echo); b != nil {
		t.Errorf("answered a hello with %q", b)
	}
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
		m, err := Decode(Answer(t.Context(), c.b, c.run))
		crash, ok := m.(Crash)
		if err != nil || !ok || crash.Seq != c.seq || !strings.Contains(crash.Text, c.want) {
			t.Errorf("%s: got %+v, %v", name, m, err)
		}
	}
}
