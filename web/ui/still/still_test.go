package still

import (
	"strings"
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
)

func wants(t *testing.T, html string, wanted ...string) {
	t.Helper()
	for _, w := range wanted {
		if !strings.Contains(html, w) {
			t.Errorf("no %q in\n%s", w, html)
		}
	}
}

// Every line has its number, and its content is escaped as text.
func TestLines(t *testing.T) {
	d := &report.Doc{Text: "a <b>\n\n&c\n"}
	html := Draw(panes.Source, d, report.NewIndex(nil), nil)
	wants(t, html, `<div class="still still-llvm wide-1" tabindex="0"`,
		`<div class=""><i aria-hidden="true">1</i><span>a &lt;b&gt;</span></div>`,
		`<i aria-hidden="true">2</i><span></span>`, `<span>&amp;c</span>`,
		`<i aria-hidden="true">4</i>`) // where the reader continues typing
	if html := Draw(panes.Module, d, report.NewIndex(nil), nil); strings.Contains(html, ">4<") {
		t.Error("a text that nobody types in has a line after its last")
	}
}

// A gutter replaces the numbers; lines beyond it have none.
func TestGutter(t *testing.T) {
	d := &report.Doc{Text: "nop\nretq\n", Gutter: []string{"0x10"}}
	html := Draw(panes.Asm, d, report.NewIndex(nil), nil)
	wants(t, html, "still-asm wide-4", `<i aria-hidden="true">0x10</i><span>nop`,
		`<i aria-hidden="true"></i><span>retq`)
}

// Colours of tokens and marks, and frames around lit ranges.
func TestColoursAndLights(t *testing.T) {
	d := &report.Doc{Text: "%p = load\n", Marks: []report.Mark{{Start: 0, End: 2, ID: 1}},
		Tokens: report.PackTokens([]report.Token{{Start: 5, End: 9, Kind: report.TokenKeyword}})}
	index := report.NewIndex([]report.Link{{ID: 1, Kind: provenance.KindInstruction,
		Category: report.CategoryBase, Label: "%p"}})
	html := Draw(panes.Source, d, index, nil)
	wants(t, html, `<span class="link-base">%p</span> = <span class="tok-keyword">load</span>`)
	html = Draw(panes.Source, d, index, []broker.Light{{Start: 0, End: 2,
		Category: report.CategoryBase, Strength: report.Exact}})
	wants(t, html, `<div class="band">`,
		`<b class="lit lit-exact mark-base"><span class="link-base">%p</span></b> = `)
}

// The wrapped part of a long line is indented to its last column in the map, and a little deeper
// than the line in the source.
func TestWrappedLinesHang(t *testing.T) {
	text := "  %v = add i64 %a, %b ; as long as it takes"
	html := Draw(panes.Source, &report.Doc{Text: text}, report.NewIndex(nil), nil)
	wants(t, html, `<div class="hang-6">`)
	html = Draw(panes.Asm, &report.Doc{Text: text}, report.NewIndex(nil), nil)
	wants(t, html, `<div class="hang-2">`)
}
