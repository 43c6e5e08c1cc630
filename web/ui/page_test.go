package ui

import (
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/still"
	"statepoint/web/ui/uitest"
	"statepoint/web/ui/workspace"
)

func testPage() *Page {
	r := uitest.Report()
	return NewPage(Config{
		Still: still.Draw,
		Examples: []workspace.Example{
			{Name: "one", Title: "The first", About: "About it.", Select: "%obj",
				Source: r.Source.Text},
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
		`title="Instructions of the parsed IR"`,
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
	p := NewPage(Config{Still: still.Draw, Examples: []workspace.Example{
		{Name: "one", Title: "The first", About: "About.",
			Source: "define @f()"}}})
	wants(t, drawn(t, p), "define @f()", "Rewrite", ">Rewrite</span>",
		"Point at a value")
	wants(t, drawn(t, NewPage(Config{})), "Your own IR")
}

func TestStages(t *testing.T) {
	p := testPage()
	idle := p.ws.Latest.Stages[1].Doc
	idle.Caption = "Unchanged: no poll."
	wants(t, drawn(t, p), `title="Unchanged: no poll."`)
	idle.Caption = ""
	wants(t, drawn(t, p), `id="title-module">Rewritten IR<`)
	if p.ws.Stage != report.StageRewrite {
		t.Error("opens on", p.ws.Stage)
	}
	for range 3 { // there is nothing before the first
		p.chrome.Key("[", false, false)
	}
	wants(t, drawn(t, p), `id="title-module">IR as read<`)
	if p.ws.Stage != report.StageParse {
		t.Error("the first stage is", p.ws.Stage)
	}
	for range 4 {
		p.chrome.Key("]", false, false)
	}
	if p.ws.Stage != report.StageStackMap || p.panes.Reader.Current != panes.Map {
		t.Error("the last stage is", p.ws.Stage)
	}
	// A stage that leaves the module alone shows what went in.
	if k, d := p.ws.Module(); k != report.StageRewrite || d == nil {
		t.Error("after the last stage the module is that after", k)
	}
}

// A text that does not compile leaves the last good output in place; the page says so and points to
// the error.
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
	wants(t, html, "output of an earlier text", "error at 1:11", "movq %rdi, (%rsp)", "1:11",
		"undefined value %ob", "did you mean %obj?", "expected a value", "1 error", "not reached")
	// The broken text links to nothing; the old output still links to itself.
	if p.broker.Doc(panes.Source) != nil {
		t.Error("the broken text is linked")
	}
	if !p.broker.Hover(panes.Map, 1) && p.broker.Counts()[panes.Asm] == 0 {
		t.Error("the old output is not linked any more")
	}
	// Of an edited form the why line stays; another text has none.
	p.broker.PinIDs([]uint32{1})
	wants(t, drawn(t, p), "record 0, location 3")
	broken := *p.ws.Latest
	broken.Source.Text = "nothing like it"
	p.ws.Have(&broken)
	html = drawn(t, p)
	wants(t, html, "The panes show the output of an earlier text.")
	if strings.Contains(html, "record 0, location 3") {
		t.Error("the why line is of another text")
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
		"output of an earlier text")
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

// While the use of a finding is selected, the why line shows its path.
func TestWhyLineOfFinding(t *testing.T) {
	p := testPage()
	r := uitest.Report()
	r.Findings = []report.Finding{{Value: 1, Use: 2, Safepoint: 3, Instead: 3, Path: []uint32{9},
		Steps: []uint32{2}}}
	p.ws.Have(r)
	p.broker.PinIDs([]uint32{2})
	wants(t, drawn(t, p), "cat-error", "stale", "use %obj.relocated", "uses it unrelocated")
}

// A why-line item that exists only in the module after another stage leads to that stage.
func TestJumpOpensStage(t *testing.T) {
	p := testPage()
	p.ws.Stage = report.StageParse
	p.panes.Selection.Jump(1) // %obj is in the source
	if p.ws.Stage != report.StageParse {
		t.Error("what the source has led to", p.ws.Stage)
	}
	p.panes.Selection.Jump(3) // %obj.relocated
	if p.ws.Stage != report.StageRewrite {
		t.Error("what the rewritten IR has led to", p.ws.Stage)
	}
}
