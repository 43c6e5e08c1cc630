package views

import (
	"strings"
	"testing"

	"statepoint/web/report"
)

// A problem whose code has a page carries it folded; one without has none.
func TestCodePage(t *testing.T) {
	p := testPanes()
	p.ws.Text = "x"
	p.ws.Have(&report.Report{Source: report.Doc{Text: p.ws.Text}, Diagnostics: []report.Diagnostic{
		{Code: "SP0102", Line: 1, Column: 1, End: 1, Message: "use of undefined value"},
		{Code: "SP0999", Line: 1, Column: 1, End: 1, Message: "other"},
	}, CodePages: []report.CodePage{{
		Code: "SP0102", Title: "A name that nothing defines",
		Means: "First.\n\nThe value `%x` is second.", Why: "Because.",
		Wrong: "ret i32 %y\n", Fixed: "ret i32 %x\n",
		LLVM: []string{"opt 22: use of undefined value"},
	}}})
	html := panesHTML(p)
	holds(t, html, "<summary title=\"What SP0102 means\"", "A name that nothing defines", "First.",
		"<code>%x</code>", "Because.", "ret i32 %y", "ret i32 %x",
		"opt 22: use of undefined value")
	if n := strings.Count(html, "<details"); n != 1 || strings.Contains(html, "<summary>SP0999") {
		t.Errorf("%d codes unfold, not one", n)
	}
}
