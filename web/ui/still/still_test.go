package still

import (
	"strings"
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/uitest"
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
	html := Draw(panes.Source, d, report.NewIndex(nil), nil, nil)
	wants(t, html, `<div class="still still-llvm wide-1" tabindex="0"`,
		`<div class=""><i aria-hidden="true">1</i><span>a &lt;b&gt;</span></div>`,
		`<i aria-hidden="true">2</i><span></span>`, `<span>&amp;c</span>`,
		`<i aria-hidden="true">4</i>`) // where the reader continues typing
	html = Draw(panes.Module, d, report.NewIndex(nil), nil, nil)
	if strings.Contains(html, ">4<") {
		t.Error("a text that nobody types in has a line after its last")
	}
}

// A gutter replaces the numbers; lines beyond it have none.
func TestGutter(t *testing.T) {
	d := &report.Doc{Text: "nop\nretq\n", Gutter: []string{"0x10"}}
	html := Draw(panes.Asm, d, report.NewIndex(nil), nil, nil)
	wants(t, html, "still-asm wide-4", `<i aria-hidden="true">0x10</i><span>nop`,
		`<i aria-hidden="true"></i><span>retq`)
}

// Colours of tokens and marks, and frames around lit ranges.
func TestColoursAndLights(t *testing.T) {
	d := &report.Doc{Text: "%p = load\n", Marks: []report.Mark{{Start: 0, End: 2, ID: 1}},
		Tokens: report.PackTokens([]report.Token{{Start: 5, End: 9, Kind: report.TokenKeyword}})}
	index := report.NewIndex([]report.Link{{ID: 1, Kind: provenance.KindInstruction,
		Category: report.CategoryBase, Label: "%p"}})
	html := Draw(panes.Source, d, index, nil, nil)
	wants(t, html, `<span class="link-base">%p</span> = <span class="tok-keyword">load</span>`)
	html = Draw(panes.Source, d, index, []broker.Light{{Start: 0, End: 2,
		Category: report.CategoryBase, Strength: report.Exact}}, nil)
	wants(t, html, `<div class="band">`,
		`<b class="lit lit-exact mark-base"><span class="link-base">%p</span></b> = `)
}

// The wrapped part of a long line is indented to its last column in the map, and a little deeper
// than the line in the source.
func TestWrappedLinesHang(t *testing.T) {
	text := "  %v = add i64 %a, %b ; as long as it takes"
	html := Draw(panes.Source, &report.Doc{Text: text}, report.NewIndex(nil), nil, nil)
	wants(t, html, `<div class="hang-6">`)
	html = Draw(panes.Asm, &report.Doc{Text: text}, report.NewIndex(nil), nil, nil)
	wants(t, html, `<div class="hang-2">`)
}

// A reference that a record lists has a rail, thick if it is pinned, with a square at the call; its
// name stands after that.
func TestRails(t *testing.T) {
	text := "define @f(%o) {\n  call @g\n  ret\n  ret %o\n}\n"
	d := uitest.Marked(text, "%o", 1, report.RoleUse, "call @g", 2, report.RoleWhole)
	d.Marks[0].Role = report.RoleDef
	index := report.NewIndex([]report.Link{
		{ID: 1, Kind: provenance.KindArgument, Category: report.CategoryBase, Label: "%o"},
		{ID: 2, Kind: provenance.KindInstruction, Category: report.CategoryCall},
		{ID: 3, Kind: provenance.KindRecord, From: []uint32{2}},
		{ID: 4, Kind: provenance.KindLocation, Category: report.CategoryBase, In: 3,
			From: []uint32{1}},
	})
	html := Draw(panes.Source, d, index, nil, []uint32{1})
	wants(t, html, `<u class="rails rails-1" aria-hidden="true">`+
		`<span class="rail rail-top rail-pinned rail-in-0 link-base"></span></u><span>define`,
		`<span class="rail rail-mid rail-pinned rail-in-0 link-base"></span>`+
			`<span class="rail rail-cross rail-pinned rail-in-0 link-call"></span>`,
		`<span class="rail rail-end rail-pinned rail-in-0 link-base"></span></u><span>  ret `,
		`<u class="rails rails-1" aria-hidden="true"></u><span>}`,
		`call @g<span class="across" aria-hidden="true"><span data-word="across"></span>`+
			`<span class="link-base" data-word="%o"></span></span>`)
	if html := Draw(panes.Module, d, index, nil, nil); strings.Contains(html, "rail") {
		t.Error("a pane beside the source has rails")
	}
}
