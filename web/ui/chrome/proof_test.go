package chrome

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/workspace"
)

// The badge appears only beside an unchanged example with the options used for LLVM.
func TestProofShown(t *testing.T) {
	c := testChrome()
	e := c.ws.Example()
	if c.proof.shown() != nil {
		t.Error("an example that LLVM was not asked about has a badge")
	}
	e.Proof.LLVM, e.Proof.Dialect, e.Proof.Count = "14.0.6", "11", 3
	wantsHTML(t, app.HTMLString(c.bar.render()), `id="proof-button"`, `class="proof other"`,
		"Not compared as is: LLVM 14.0.6 was given this text translated to the dialect of "+
			"LLVM 11", ">LLVM 14: translated<")
	c.dialogs.show("proof")
	html := app.HTMLString(c.dialogs.render())
	wantsHTML(t, html, "both compiled the translation", "to the dialect of LLVM 11 to 14",
		"the same, line for line", "the same 3 records,", "Compile it here as LLVM was given it")
	c.ws.Options = report.Options{Dialect: "11"}
	wantsHTML(t, app.HTMLString(c.bar.render()), `class="proof"`, ">LLVM 14<",
		"LLVM 14.0.6, given this text translated to the dialect of LLVM 11, rewrites it to the "+
			"same IR and writes the same 3 records")
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
	for _, n := range []struct {
		proof workspace.Proof
		class string
		says  []string
	}{
		{workspace.Proof{LLVM: "22.1.8", Count: 1, Code: 1, Theirs: 1}, "proof",
			[]string{"given this text, rewrites it to the same IR and writes the same 1 record\"",
				">1 byte here, 1 from", "byte for byte"}},
		{workspace.Proof{LLVM: "22.1.8", Code: 2}, "proof",
			[]string{"writes no records, as here\"", "none on either side"}},
		{workspace.Proof{LLVM: "22.1.8", Strategy: "erlang"}, "proof other",
			[]string{"with the strategy erlang instead of its own\"", "LLVM 22: other strategy",
				"compiled the text with the strategy erlang instead"}},
	} {
		e.Proof, c.ws.Options = n.proof, report.Options{}
		html := app.HTMLString(c.bar.render()) + app.HTMLString(c.dialogs.render())
		wantsHTML(t, html, n.says...)
		wantsHTML(t, app.HTMLString(c.bar.render()), `class="`+n.class+`"`)
	}
	// A program that is broken on purpose or differs by a byte was not compared.
	c.ws.Options = report.Options{Break: "forget 1"}
	if c.proof.shown() != nil {
		t.Error("a program that is broken on purpose has a badge")
	}
	c.ws.Options = report.Options{}
	text := c.ws.Text
	c.ws.Text += "; "
	if c.proof.shown() != nil {
		t.Error("another comment has the badge")
	}
	c.ws.Text, c.ws.Resting = text, true
	if c.proof.shown() != nil {
		t.Error("a text that is being typed has the badge")
	}
	c.ws.Resting = false
	e.Proof.Strategy, e.Proof.IR = "", "It relocates nothing."
	wantsHTML(t, app.HTMLString(c.bar.render()), `class="proof differs"`)
	wantsHTML(t, app.HTMLString(c.dialogs.render()), "differs. It relocates nothing.")
	c.ws.Text += "\n"
	if html := app.HTMLString(c.dialogs.render()); !strings.Contains(html, "not the example") {
		t.Errorf("of an edited text the panel says\n%s", html)
	}
	if c.proof.shown() != nil {
		t.Error("an edited text has a badge")
	}
}
