package chrome

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/workspace"
)

// proof is the badge beside an example's name and the panel that it opens: LLVM's output for the
// same input. The reader's own text has none; the options panel has the commands for it.
type proof struct {
	ws       *workspace.Workspace
	source   *desk.Source
	dialogs  *dialogs
	commands *commands
}

// shown returns the proof of the current text, or nil if there is none: the text differs from the
// example in any byte, has other options, or is broken on purpose.
func (c *proof) shown() *workspace.Proof {
	e := c.ws.Example()
	if e == nil || e.Proof.LLVM == "" || c.ws.Options.Break != "" || c.ws.Resting ||
		c.ws.Text != e.Source {
		return nil
	}
	if o := c.compiled(); !settings.AreUsual(&o) && !c.asked(&e.Proof) {
		return nil
	}
	return &e.Proof
}

// compiled are the options that change what is compiled.
func (c *proof) compiled() report.Options {
	o := c.ws.Options
	o.Syntax = ""
	return o
}

// asked reports whether the current text was compiled with the options that LLVM was given.
func (c *proof) asked(p *workspace.Proof) bool {
	o := c.compiled()
	dialect, strategy := o.Dialect, o.Strategy
	o.Dialect, o.Strategy = "", ""
	return settings.AreUsual(&o) && dialect == p.Dialect && strategy == p.Strategy
}

// badge returns what was compared, in a few words and in a sentence. The class has the check mark
// only if LLVM got the same input and produced the same output.
func (c *proof) badge(p *workspace.Proof) (text, says, class string) {
	release, _, _ := strings.Cut(p.LLVM, ".")
	text = "LLVM " + release
	given := "this text"
	switch {
	case p.Strategy != "":
		given = "this text with the strategy " + p.Strategy + " instead of its own"
	case p.Dialect != "":
		given = "this text translated to the dialect of LLVM " + p.Dialect
	}
	switch {
	case !c.asked(p) && p.Strategy != "":
		return text + ": other strategy", "Not compared as is: LLVM " + p.LLVM +
			" was given " + given, "proof other"
	case !c.asked(p):
		return text + ": translated", "Not compared as is: LLVM " + p.LLVM +
			" was given " + given, "proof other"
	case p.IR != "" || p.Records != "":
		return text, "LLVM " + p.LLVM + ", given " + given + ", produces something else; the " +
			"panel says why", "proof differs"
	}
	records := "no records, as here"
	if p.Count > 0 {
		records = "the same " + source.Count(p.Count, "record")
	}
	return text, "LLVM " + p.LLVM + ", given " + given + ", rewrites it to the same IR and " +
		"writes " + records, "proof"
}

// renderBadge renders the badge, which opens the panel.
func (c *proof) renderBadge() app.UI {
	text, says, class := "", "", "proof"
	p := c.shown()
	if p != nil {
		text, says, class = c.badge(p)
	}
	return app.Button().Type("button").Class(class).ID("proof-button").Hidden(p == nil).
		Aria("label", text+". "+says).Title(says).
		Aria("haspopup", "dialog").Aria("expanded", c.dialogs.open == "proof").
		OnClick(func(app.Context, app.Event) { c.dialogs.show("proof") }).
		Text(text)
}

// render is the panel.
func (c *proof) render() app.UI {
	p := c.shown()
	if p == nil {
		return app.Div().Class("proofs").Body(app.P().Text(
			"This is not the example as LLVM was given it. Options has the commands to " +
				"compare it."))
	}
	var lines []string
	if c.asked(p) {
		lines = settings.Commands(&c.ws.Options, c.ws.FileName(), c.ws.Latest).LLVM
	}
	rows := proofRows(p)
	return app.Div().Class("proofs").Body(
		app.P().Text(proofInput(p)),
		app.Dl().Body(app.Range(rows).Slice(func(i int) app.UI {
			return app.Div().Body(app.Dt().Text(rows[i][0]), app.Dd().Text(rows[i][1]))
		})),
		app.P().Text("The explorer's tests repeat this comparison. To check it yourself:"),
		app.Button().Type("button").ID("proof-options").Hidden(c.asked(p)).
			OnClick(func(app.Context, app.Event) {
				c.source.SetOptions(report.Options{Dialect: p.Dialect, Strategy: p.Strategy,
					Syntax: c.ws.Options.Syntax})
			}).Text("Compile it here as LLVM was given it and show the commands"),
		c.commands.render("with LLVM", lines),
	)
}

// proofInput describes the input that LLVM was given.
func proofInput(p *workspace.Proof) string {
	switch {
	case p.Strategy != "":
		return fmt.Sprintf("LLVM %s does not know the strategy of this example. Both LLVM and "+
			"the explorer compiled the text with the strategy %s instead, so barriers and roots "+
			"of the example's own strategy are not compared.",
			p.LLVM, p.Strategy)
	case p.Dialect != "":
		return fmt.Sprintf("LLVM %s does not parse statepoints in this form. The explorer "+
			"translated the text to the dialect of LLVM %s to 14, and both compiled the "+
			"translation.", p.LLVM, p.Dialect)
	}
	return fmt.Sprintf("LLVM %s was given this text, byte for byte, with the commands below.",
		p.LLVM)
}

// proofRows returns what was compared, with the results.
func proofRows(p *workspace.Proof) [][2]string {
	ir, records := "the same, line for line", ""
	if p.IR != "" {
		ir = "differs. " + p.IR
	}
	switch {
	case p.Records != "":
		records = "differ. " + p.Records
	case p.Count == 0:
		records = "none on either side"
	default:
		records = "the same " + source.Count(p.Count, "record") + ", with the kind, the size and " +
			"the constant of every location, in order. The register or slot of a value is each " +
			"compiler's choice, and is not compared."
	}
	code := fmt.Sprintf("%s here, %d from llc -O2. They choose instructions and registers "+
		"differently, so the code is not compared.", source.Count(p.Code, "byte"), p.Theirs)
	return [][2]string{{"Rewritten IR", ir}, {"Records", records}, {"Code", code}}
}
