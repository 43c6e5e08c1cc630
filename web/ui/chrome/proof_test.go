package chrome

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
)

// The badge stands at an example as it is and was compiled for LLVM, and nowhere else.
func TestProofShown(t *testing.T) {
	c := testChrome()
	e := c.ws.Example()
	if c.proof.shown() != nil {
		t.Error("an example that LLVM was not asked about has a badge")
	}
	e.Proof.LLVM, e.Proof.Dialect, e.Proof.Count = "14.0.6", "11", 3
	wantsHTML(t, app.HTMLString(c.bar.render()), `id="proof-button"`,
		"LLVM 14.0.6 gives the same IR and the same records", ">LLVM 14<")
	c.openDialog("proof")
	html := app.HTMLString(c.renderDialog())
	wantsHTML(t, html, "in the dialect of LLVM 11 to 14", "the same, line for line", "the same 3,",
		"Compile it here as LLVM was given it")
	for _, o := range []struct {
		options report.Options
		shown   bool
	}{
		{report.Options{Dialect: "11"}, true},
		{report.Options{Syntax: "intel"}, true},
		{report.Options{Dialect: "15"}, false},
		{report.Options{PassFlags: []string{"-spp-no-entry"}}, false},
	} {
		c.ws.Options = o.options
		if got := c.proof.shown() != nil; got != o.shown {
			t.Errorf("%+v: badge %v", o.options, got)
		}
	}
	c.ws.Options = report.Options{}
	e.Proof.IR = "It relocates nothing."
	wantsHTML(t, app.HTMLString(c.bar.render()), `class="proof differs"`)
	wantsHTML(t, app.HTMLString(c.renderDialog()), "differs. It relocates nothing.")
	c.ws.Edited = true
	if html := app.HTMLString(c.renderDialog()); !strings.Contains(html, "not the example") {
		t.Errorf("of an edited text the panel says\n%s", html)
	}
	if c.proof.shown() != nil {
		t.Error("an edited text has a badge")
	}
}
