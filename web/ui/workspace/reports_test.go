package workspace

import (
	"strings"
	"testing"
	"time"

	"statepoint/core/options"
	"statepoint/web/report"
	"statepoint/web/ui/engine"
	"statepoint/web/ui/uitest"
)

// An example that the rewriting leaves unchanged opens on the stage that links its roots; a stage
// that no longer exists is left.
func TestSettleStage(t *testing.T) {
	w := alone()
	older := &report.Report{OK: true, Stages: []report.Stage{
		{Key: report.StageParse, Changed: true}, {Key: report.StageRewrite},
		{Key: options.LowerGC, Changed: true}, {Key: options.LowerShadowStack, Changed: true},
		{Key: report.StageLower, Changed: true},
	}}
	w.Have(older)
	if w.Stage != report.StageRewrite {
		t.Error("what is typed changed the stage to", w.Stage)
	}
	var keys []string
	for _, s := range w.Stages() {
		keys = append(keys, s.Key)
	}
	if got := strings.Join(keys, " "); got !=
		"parse place-safepoints rewrite-statepoints gc-lowering shadow-stack-gc-lowering lower "+
			"encode stack-map" {
		t.Error("the strip is", got)
	}
	w.Picked = true
	w.Have(older)
	if w.Stage != options.LowerShadowStack {
		t.Error("the example opens on", w.Stage)
	}
	w.Have(&report.Report{OK: true, Stages: older.Stages[:2]})
	if w.Stage != report.StageRewrite {
		t.Error("stays on", w.Stage)
	}
}

// Output that stays on screen while the text has errors is called good only if it was.
func TestStaleAfterErrors(t *testing.T) {
	parsed := []report.Stage{{Key: report.StageParse}, {Key: report.StageLower}}
	text := report.Doc{Text: "x"}
	wrong := &report.Report{Stages: parsed[:1], Failed: report.StageParse, Source: text}
	for _, c := range []struct {
		before *report.Report
		want   string
	}{
		{&report.Report{OK: true, Stages: parsed, Source: text}, "output of an earlier text"},
		{&report.Report{Stages: parsed, Failed: report.StageLower, Source: text},
			"output of an earlier text"},
		{&report.Report{OK: true, Stages: parsed, Source: report.Doc{Text: "define void @other()"}},
			"output of an earlier text"},
	} {
		w := alone()
		w.Have(c.before)
		if got := w.Stale(); got != "" {
			t.Error("stale at once:", got)
		}
		if w.Have(wrong); w.Stale() != c.want {
			t.Errorf("says %q, want %q", w.Stale(), c.want)
		}
	}
}

// Where an empty text was before, nothing stays on screen as the output of another one.
func TestNothingStaysOfAnEmptyText(t *testing.T) {
	w := alone()
	w.Have(&report.Report{OK: true, Stages: []report.Stage{{Key: report.StageParse}}})
	w.Have(&report.Report{Source: report.Doc{Text: "x"}, Failed: report.StageParse})
	if w.Good != nil || w.Stale() != "" || !w.Fails() {
		t.Errorf("stays %v, %q, fails %t", w.Good, w.Stale(), w.Fails())
	}
}

// writer is a patient host whose editor holds a text.
type writer struct {
	patient
	text string
}

func (h writer) Text() string { return h.text }

// patient is a host whose delays have passed.
type patient struct{ noHost }

func (h patient) After(d time.Duration, f func()) {
	if d < engine.Limit {
		f()
	}
}

// While the text after one that does not compile is being compiled, nothing says that it does not.
func TestNothingFailsWhileCompiling(t *testing.T) {
	w := New(nil, engine.Never)
	wrong := &report.Report{Source: report.Doc{Text: "x"}, Diagnostics: []report.Diagnostic{
		{Severity: report.Error, Message: "wrong"}}}
	w.Connect(noHost{})
	w.Have(uitest.Served(true))
	w.Have(wrong)
	if !w.Fails() || !w.Foreign() || w.Stale() != "output of an earlier text" ||
		len(w.Problems()) != 1 {
		t.Errorf("fails %v, foreign %v, %q, %v", w.Fails(), w.Foreign(), w.Stale(), w.Problems())
	}
	w.Connect(patient{})
	w.Compile()
	if w.Fails() || w.Stale() != "compiling…" || len(w.Problems()) != 0 {
		t.Errorf("while the next text is compiled: fails %v, %q, %v", w.Fails(), w.Stale(),
			w.Problems())
	}
}

// While a text that replaced another has been compiling for a while, nothing is said of the one
// before it.
func TestAwaitedText(t *testing.T) {
	w := New(nil, engine.Never)
	w.Connect(patient{})
	w.Have(uitest.Served(true))
	w.Typed()
	if w.Foreign() || w.Awaited() {
		t.Error("an edited text is another")
	}
	if w.Earlier() {
		t.Error("the output is of an earlier text before there is another")
	}
	w.Typed()
	w.Replaced()
	w.Connect(writer{text: "another"})
	w.Compile()
	if !w.Foreign() || !w.Awaited() || w.Stale() != "compiling… · output of an earlier text" {
		t.Errorf("foreign %v, awaited %v, %q", w.Foreign(), w.Awaited(), w.Stale())
	}
	for _, s := range w.Stages() {
		if s.Summary != "" {
			t.Errorf("%s is said to have %q", s.Key, s.Summary)
		}
	}
	w.Stop()
	if !w.Foreign() || !w.Awaited() || w.Stale() != "stopped · output of an earlier text" {
		t.Errorf("stopped: foreign %v, awaited %v, %q", w.Foreign(), w.Awaited(), w.Stale())
	}
	w.Compile()
	w.Have(uitest.Served(true))
	if w.Foreign() || w.Awaited() {
		t.Error("a compiled text is another")
	}
}

// A report that arrives once its text was replaced says nothing of the new text.
func TestReportOfReplacedText(t *testing.T) {
	w := alone()
	w.Have(uitest.Served(true))
	w.Compile()
	w.Typed()
	w.Replaced()
	w.answer(&report.Report{Diagnostics: []report.Diagnostic{{Line: 111, Message: "wrong"}}})
	if list := w.Problems(); len(list) != 0 {
		t.Errorf("the new text has problems of another: %v", list)
	}
}
