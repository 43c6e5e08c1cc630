package chrome

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/engine"
	"statepoint/web/ui/link"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/uitest"
	"statepoint/web/ui/workspace"
)

// testChrome surrounds panes that show a small report.
func testChrome() *Chrome { return testChromeIn(browser.None{}) }

func testChromeIn(in browser.Browser) *Chrome {
	r := uitest.Report()
	examples := []workspace.Example{
		{Name: "one", Title: "The first", About: "About it.", Select: "%obj",
			Source: r.Source.Text},
		{Name: "two", Title: "The second", About: "About that.", Source: "define @g()"},
	}
	ws, b := workspace.New(examples, engine.Never), broker.New()
	c := New(ws, b, in)
	p := desk.New(ws, b, in, c)
	c.Join(p)
	p.Live()
	c.Live()
	ws.Load(examples[0])
	p.Source.Set()
	ws.Have(r)
	return c
}

func wantsHTML(t *testing.T, html string, wanted ...string) {
	t.Helper()
	for _, w := range wanted {
		if !strings.Contains(html, w) {
			t.Errorf("the page lacks %q", w)
		}
	}
}

func TestPickExample(t *testing.T) {
	c := testChrome()
	c.picker.pick("two")
	if c.ws.Text != "define @g()" || c.ws.Name != "two" || c.ws.FileName() != "two.ll" {
		t.Error(c.ws.Text, c.ws.Name)
	}
	c.picker.pick("no such example")
	if c.ws.Name != "two" {
		t.Error("picked nothing, got", c.ws.Name)
	}
	c.ws.Edited = true
	wantsHTML(t, app.HTMLString(c.Render()), "The second (edited)")
	c.sharing.file("mine.ll", "define @i()")
	if c.ws.FileName() != "mine.ll" {
		t.Error(c.ws.FileName())
	}
	wantsHTML(t, app.HTMLString(c.Render()), "mine.ll")
}

// Advice about the length of a link says the length, which is then not said again.
func TestLengthOfLinkIsSaidOnce(t *testing.T) {
	c := testChrome()
	for n, hidden := range map[int]bool{100: false, link.Long + 1: true} {
		c.sharing.link = strings.Repeat("x", n)
		html := app.HTMLString(c.sharing.render())
		if strings.Contains(html, `<p class="length" hidden`) != hidden {
			t.Errorf("of %d characters: %s", n, html)
		}
	}
}

func TestKeys(t *testing.T) {
	c := testChrome()
	for _, k := range []struct {
		key    string
		typing bool
		acts   bool
	}{{"F1", true, true}, {"F1", false, true},
		{"[", true, false}, {"]", false, true}, {"?", true, false}, {"?", false, true},
		{"]", false, false}, {"Escape", false, true}, {"a", false, false}, {"F6", true, true}} {
		if got := c.Key(k.key, false, k.typing); got != k.acts {
			t.Errorf("%q while typing %v: acted %v", k.key, k.typing, got)
		}
	}
	if c.help.open {
		t.Error("Esc left the help open")
	}
	// "]" went to Lower, whose result is the assembly; F6 went on from there.
	if c.panes.Reader.Current != panes.Map {
		t.Error("F6 went to", c.panes.Reader.Current)
	}
	c.Key("F6", true, false)
	c.Key("F6", true, false)
	if c.panes.Reader.Current != panes.Module {
		t.Error("Shift+F6 twice went to", c.panes.Reader.Current)
	}
	if _, pinned := c.broker.Selected(); !pinned {
		t.Error("closing the help cleared the selection")
	}
	c.Key("Escape", false, false)
	if ids, _ := c.broker.Selected(); len(ids) > 0 {
		t.Error("Esc left a selection")
	}
}

func TestHelp(t *testing.T) {
	c := testChrome()
	c.help.setHelp(true)
	wantsHTML(t, app.HTMLString(c.Render()), `role="dialog"`, "Shift+F6",
		"Everything runs in this tab", "Alt+Enter")
}

func TestThemeAndLayout(t *testing.T) {
	c := testChrome()
	for _, want := range []string{"light", "dark", ""} {
		if c.appearance.nextTheme(); c.appearance.theme != want {
			t.Errorf("theme %q, want %q", c.appearance.theme, want)
		}
	}
	c.appearance.setLayout("columns")
	wantsHTML(t, app.HTMLString(c.Render()), `data-layout="columns"`)
}

// If several files are dropped, the page says which was opened; a single file needs no notice.
func TestDroppedFiles(t *testing.T) {
	c := testChrome()
	c.Dropped("a.ll", "declare void @f()\n", 0)
	if c.notice.text != "" {
		t.Errorf("of one file: %q", c.notice.text)
	}
	c.Dropped("b.ll", "declare void @g()\n", 2)
	const want = "Of 3 files dropped, only b.ll was opened: one at a time."
	if c.notice.text != want {
		t.Errorf("%q", c.notice.text)
	}
	if !strings.Contains(c.ws.Text, "@g") {
		t.Errorf("open is %q", c.ws.Text)
	}
}
