package ui

import (
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/uitest"
)

func testPage() *Page {
	r := uitest.Report()
	return NewPage(Config{
		Still: Still,
		Examples: []Example{
			{Name: "one", Title: "The first", About: "About it.", Select: "%obj", Source: r.Source.Text},
			{Name: "two", Title: "The second", About: "About that.", Source: "define @g()"},
		},
		First: r,
	})
}

func drawn(t *testing.T, p *Page) string {
	t.Helper()
	return app.HTMLString(p.Render())
}

var tags = regexp.MustCompile("<[^>]*>")

func wants(t *testing.T, html string, wanted ...string) {
	t.Helper()
	text := tags.ReplaceAllString(html, "")
	for _, w := range wanted {
		if !strings.Contains(html, w) && !strings.Contains(text, w) {
			t.Errorf("the page lacks %q", w)
		}
	}
}

func TestFirstPaint(t *testing.T) {
	p := testPage()
	e := app.NewTestEngine()
	if err := e.Load(p); err != nil {
		t.Fatal(err)
	}
	e.ConsumeAll()
	html := drawn(t, p)
	wants(t, html, "The first", "About it.", "2 instructions", "no change",
		// all four panes
		"define @f(%obj)", "%obj.relocated = relocate", "movq %rdi, (%rsp)", "03 00 08 location 3",
		// the example's own selection
		"cat-base", "[rsp+0]", "bytes 0x58–0x63", "linked to 4 items in 4 panes",
		`aria-label="Stages"`, `id="host-map"`)
	for _, never := range []string{" disabled", "<script", "style="} {
		if strings.Contains(html, never) {
			t.Errorf("the page has %q", never)
		}
	}
	if n := strings.Count(html, `class="help"`); n != 0 {
		t.Error("the help is open")
	}
}

func TestWithoutReport(t *testing.T) {
	p := NewPage(Config{Still: Still, Examples: []Example{{Name: "one", Title: "The first", About: "About.",
		Source: "define @f()"}}})
	wants(t, drawn(t, p), "define @f()", "Rewrite statepoints", "Point at a value")
	wants(t, drawn(t, NewPage(Config{})), "Your own IR")
}

func TestStages(t *testing.T) {
	p := testPage()
	title := func() string {
		k, _ := p.module()
		return moduleTitles[k]
	}
	if p.stage != report.StageRewrite || title() != "Rewritten IR" {
		t.Error("opens on", p.stage)
	}
	p.stepStage(-1)
	p.stepStage(-1)
	p.stepStage(-1) // there is nothing before the first
	if p.stage != report.StageParse || title() != "IR as read" {
		t.Error("the first stage is", p.stage)
	}
	for range 9 {
		p.stepStage(1)
	}
	if p.stage != report.StageStackMap || p.current != panes.Map {
		t.Error("the last stage is", p.stage)
	}
	// A stage that leaves the module alone shows what went in.
	if k, d := p.module(); k != report.StageRewrite || d == nil {
		t.Error("after the last stage the module is that after", k)
	}
}

// A text that does not compile leaves the last good output in place, says so,
// and says where the trouble is.
func TestLastGoodOutput(t *testing.T) {
	p := testPage()
	p.text = "define @f(%ob"
	p.answer(&report.Report{Source: report.Doc{Text: p.text}, Failed: report.StageParse,
		Stages: []report.Stage{{Key: report.StageParse, Title: "Parse", Summary: "1 error"}},
		Diagnostics: []report.Diagnostic{{Line: 1, Column: 11, Start: 10, End: 13,
			Message: "undefined value %ob", Expected: "a value", Suggestion: "%obj"}}})
	html := drawn(t, p)
	p.latest.Diagnostics = append([]report.Diagnostic{
		{Severity: report.Note, Line: 1, Column: 1, Message: "a note"}}, p.latest.Diagnostics...)
	if d := p.problems(); d[0].Severity != report.Error || d[1].Message != "a note" {
		t.Errorf("the error does not come first: %v", d)
	}
	wants(t, html, "last good output", "error at 1:11", "movq %rdi, (%rsp)", "1:11",
		"undefined value %ob", "did you mean %obj?", "expected a value", "1 error", "not reached")
	// The broken text links to nothing, the old output still to itself.
	if p.broker.Doc(panes.Source) != nil {
		t.Error("the broken text is linked")
	}
	if !p.broker.Hover(panes.Map, 1) && p.broker.Counts()[panes.Asm] == 0 {
		t.Error("the old output is not linked any more")
	}
	p.answer(uitest.Report())
	if p.stale() != "" {
		t.Error("still stale:", p.stale())
	}
}

func TestEngineBroke(t *testing.T) {
	p := testPage()
	p.broken(&report.Request{FileName: "crash.ll", Source: "define void @f()\n"},
		"index out of range\ngoroutine 1")
	html := drawn(t, p)
	wants(t, html, "the engine stopped: index out of range", "Your text is kept",
		"last good output")
	if strings.Contains(html, "goroutine") {
		t.Error("a stack trace is shown")
	}
	const reproducer = "; Statepoint Explorer: the engine stopped.\n; file: crash.ll\n; index " +
		"out of range\n; goroutine 1\n\ndefine void @f()\n"
	if got := p.reproducer(); got != reproducer {
		t.Errorf("the reproducer is %q", got)
	}
	wants(t, html, "Copy a reproducer")
	if p.text != uitest.Report().Source.Text {
		t.Error("the text is lost")
	}
}

func TestPickExample(t *testing.T) {
	p := testPage()
	p.pick("two")
	if p.text != "define @g()" || p.name != "two" || p.fileName() != "two.ll" {
		t.Error(p.text, p.name)
	}
	p.pick("no such example")
	if p.name != "two" {
		t.Error("picked nothing, got", p.name)
	}
	p.typed()
	wants(t, drawn(t, p), "The second (edited)")
	p.file("mine.ll", "define @i()")
	if p.fileName() != "mine.ll" {
		t.Error(p.fileName())
	}
	wants(t, drawn(t, p), "mine.ll")
}

func TestKeys(t *testing.T) {
	p := testPage()
	for _, c := range []struct {
		key    string
		typing bool
		acts   bool
	}{{"[", true, false}, {"]", false, true}, {"?", true, false}, {"?", false, true},
		{"]", false, false}, {"Escape", false, true}, {"a", false, false}, {"F6", true, true}} {
		if got := p.key(c.key, false, c.typing); got != c.acts {
			t.Errorf("%q while typing %v: acted %v", c.key, c.typing, got)
		}
	}
	if p.help {
		t.Error("Esc left the help open")
	}
	// "]" went to Lower, whose result is the assembly; F6 went on from there.
	if p.current != panes.Map {
		t.Error("F6 went to", p.current)
	}
	p.key("F6", true, false)
	p.key("F6", true, false)
	if p.current != panes.Module {
		t.Error("Shift+F6 twice went to", p.current)
	}
	if _, pinned := p.broker.Selected(); !pinned {
		t.Error("closing the help cleared the selection")
	}
	p.key("Escape", false, false)
	if ids, _ := p.broker.Selected(); len(ids) > 0 {
		t.Error("Esc left a selection")
	}
}

func TestHelp(t *testing.T) {
	p := testPage()
	p.setHelp(true)
	wants(t, drawn(t, p), `role="dialog"`, "Shift+F6", "Everything runs in this tab", "Alt+Enter")
}

func TestThemeAndLayout(t *testing.T) {
	p := testPage()
	for _, want := range []string{"light", "dark", ""} {
		if p.nextTheme(); p.theme != want {
			t.Errorf("theme %q, want %q", p.theme, want)
		}
	}
	p.setLayout("columns")
	wants(t, drawn(t, p), `data-layout="columns"`)
}

// An example that the rewriting leaves alone opens on the stage that links its roots; a stage that
// is gone is left.
func TestSettleStage(t *testing.T) {
	p := testPage()
	older := &report.Report{OK: true, Stages: []report.Stage{
		{Key: report.StageParse, Changed: true}, {Key: report.StageRewrite}, {Key: "gc-lowering", Changed: true}, {Key: settings.ShadowStack, Changed: true}, {Key: report.StageLower, Changed: true},
	}}
	p.answer(older)
	if p.stage != report.StageRewrite {
		t.Error("what is typed changed the stage to", p.stage)
	}
	var keys []string
	for _, s := range p.stages() {
		keys = append(keys, s.Key)
	}
	if got := strings.Join(keys, " "); got !=
		"parse place-safepoints rewrite-statepoints gc-lowering shadow-stack-gc-lowering lower "+
			"encode stack-map" {
		t.Error("the strip is", got)
	}
	p.picked = true
	p.answer(older)
	if p.stage != settings.ShadowStack {
		t.Error("the example opens on", p.stage)
	}
	p.answer(&report.Report{OK: true, Stages: older.Stages[:2]})
	if p.stage != report.StageRewrite {
		t.Error("stays on", p.stage)
	}
}
