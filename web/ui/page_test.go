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
	"statepoint/web/ui/workspace"
)

func testPage() *Page {
	r := uitest.Report()
	return NewPage(Config{
		Still: Still,
		Examples: []workspace.Example{
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
	p := NewPage(Config{Still: Still, Examples: []workspace.Example{{Name: "one", Title: "The first", About: "About.",
		Source: "define @f()"}}})
	wants(t, drawn(t, p), "define @f()", "Rewrite statepoints", "Point at a value")
	wants(t, drawn(t, NewPage(Config{})), "Your own IR")
}

func TestStages(t *testing.T) {
	p := testPage()
	title := func() string {
		k, _ := p.ws.Module()
		return moduleTitles[k]
	}
	if p.ws.Stage != report.StageRewrite || title() != "Rewritten IR" {
		t.Error("opens on", p.ws.Stage)
	}
	p.panes.stepStage(-1)
	p.panes.stepStage(-1)
	p.panes.stepStage(-1) // there is nothing before the first
	if p.ws.Stage != report.StageParse || title() != "IR as read" {
		t.Error("the first stage is", p.ws.Stage)
	}
	for range 9 {
		p.panes.stepStage(1)
	}
	if p.ws.Stage != report.StageStackMap || p.panes.current != panes.Map {
		t.Error("the last stage is", p.ws.Stage)
	}
	// A stage that leaves the module alone shows what went in.
	if k, d := p.ws.Module(); k != report.StageRewrite || d == nil {
		t.Error("after the last stage the module is that after", k)
	}
}

// A text that does not compile leaves the last good output in place, says so,
// and says where the trouble is.
func TestLastGoodOutput(t *testing.T) {
	p := testPage()
	p.ws.Text = "define @f(%ob"
	p.ws.Have(&report.Report{Source: report.Doc{Text: p.ws.Text}, Failed: report.StageParse,
		Stages: []report.Stage{{Key: report.StageParse, Title: "Parse", Summary: "1 error"}},
		Diagnostics: []report.Diagnostic{{Line: 1, Column: 11, Start: 10, End: 13,
			Message: "undefined value %ob", Expected: "a value", Suggestion: "%obj"}}})
	html := drawn(t, p)
	p.ws.Latest.Diagnostics = append([]report.Diagnostic{
		{Severity: report.Note, Line: 1, Column: 1, Message: "a note"}}, p.ws.Latest.Diagnostics...)
	if d := p.ws.Problems(); d[0].Severity != report.Error || d[1].Message != "a note" {
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
	p.ws.Have(uitest.Report())
	if p.ws.Stale() != "" {
		t.Error("still stale:", p.ws.Stale())
	}
}

func TestEngineBroke(t *testing.T) {
	p := testPage()
	p.ws.Broken(&report.Request{FileName: "crash.ll", Source: "define void @f()\n"},
		"index out of range\ngoroutine 1")
	html := drawn(t, p)
	wants(t, html, "the engine stopped: index out of range", "Your text is kept",
		"last good output")
	if strings.Contains(html, "goroutine") {
		t.Error("a stack trace is shown")
	}
	const reproducer = "; Statepoint Explorer: the engine stopped.\n; file: crash.ll\n; index " +
		"out of range\n; goroutine 1\n\ndefine void @f()\n"
	if got := p.ws.Reproducer(); got != reproducer {
		t.Errorf("the reproducer is %q", got)
	}
	wants(t, html, "Copy a reproducer")
	if p.ws.Text != uitest.Report().Source.Text {
		t.Error("the text is lost")
	}
}

func TestPickExample(t *testing.T) {
	p := testPage()
	p.pick("two")
	if p.ws.Text != "define @g()" || p.ws.Name != "two" || p.ws.FileName() != "two.ll" {
		t.Error(p.ws.Text, p.ws.Name)
	}
	p.pick("no such example")
	if p.ws.Name != "two" {
		t.Error("picked nothing, got", p.ws.Name)
	}
	events{p.panes, panes.Source}.Typed(false)
	wants(t, drawn(t, p), "The second (edited)")
	p.file("mine.ll", "define @i()")
	if p.ws.FileName() != "mine.ll" {
		t.Error(p.ws.FileName())
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
	if p.panes.current != panes.Map {
		t.Error("F6 went to", p.panes.current)
	}
	p.key("F6", true, false)
	p.key("F6", true, false)
	if p.panes.current != panes.Module {
		t.Error("Shift+F6 twice went to", p.panes.current)
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
	p.ws.Have(older)
	if p.ws.Stage != report.StageRewrite {
		t.Error("what is typed changed the stage to", p.ws.Stage)
	}
	var keys []string
	for _, s := range p.ws.Stages() {
		keys = append(keys, s.Key)
	}
	if got := strings.Join(keys, " "); got !=
		"parse place-safepoints rewrite-statepoints gc-lowering shadow-stack-gc-lowering lower "+
			"encode stack-map" {
		t.Error("the strip is", got)
	}
	p.ws.Picked = true
	p.ws.Have(older)
	if p.ws.Stage != settings.ShadowStack {
		t.Error("the example opens on", p.ws.Stage)
	}
	p.ws.Have(&report.Report{OK: true, Stages: older.Stages[:2]})
	if p.ws.Stage != report.StageRewrite {
		t.Error("stays on", p.ws.Stage)
	}
}
