package chrome

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/workspace"
)

// proof is the badge beside an example's name, and the panel behind it: what LLVM makes of the same
// input. A text of the reader's own has none; the panel of options has the commands for it.
type proof struct {
	*Chrome
}

// shown is the proof of what is shown, nil if there is none: the text was edited, or is compiled
// otherwise.
func (c *proof) shown() *workspace.Proof {
	e := c.ws.Example()
	if e == nil || c.ws.Edited || e.Proof.LLVM == "" {
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

// asked says whether what is shown was compiled with the options that LLVM was given.
func (c *proof) asked(p *workspace.Proof) bool {
	o := c.compiled()
	dialect, strategy := o.Dialect, o.Strategy
	o.Dialect, o.Strategy = "", ""
	return settings.AreUsual(&o) && dialect == p.Dialect && strategy == p.Strategy
}

// renderBadge opens the panel.
func (c *proof) renderBadge() app.UI {
	text, says, class := "", "", "proof"
	p := c.shown()
	if p != nil {
		release, _, _ := strings.Cut(p.LLVM, ".")
		text, says = "LLVM "+release, "LLVM "+p.LLVM+" gives the same IR and the same records"
		if p.IR != "" || p.Records != "" {
			class, says = "proof differs", "LLVM "+p.LLVM+" gives something else, for a reason"
		}
	}
	return app.Button().Type("button").Class(class).ID("proof-button").Hidden(p == nil).
		Aria("label", says).Title(says).
		Aria("haspopup", "dialog").Aria("expanded", c.dialog == "proof").
		OnClick(func(app.Context, app.Event) { c.openDialog("proof") }).
		Text(text)
}

// render is the panel.
func (c *proof) render() app.UI {
	p := c.shown()
	if p == nil {
		return app.Div().Class("proofs").Body(app.P().Text(
			"What is shown is not the example as LLVM was given it. Options has the commands " +
				"that check it."))
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
		app.P().Text("Each run of the explorer's tests compares anew. To check it at home:"),
		app.Button().Type("button").ID("proof-options").Hidden(c.asked(p)).
			OnClick(func(app.Context, app.Event) {
				c.panes.SetOptions(report.Options{Dialect: p.Dialect, Strategy: p.Strategy,
					Syntax: c.ws.Options.Syntax})
			}).Text("Compile it here as LLVM was given it, and show the commands"),
		c.options.renderCommands("with LLVM", lines),
	)
}

// proofInput says what LLVM was given.
func proofInput(p *workspace.Proof) string {
	switch {
	case p.Strategy != "":
		return fmt.Sprintf("LLVM %s knows no such strategy: it and the explorer were given the "+
			"example with the strategy %s instead.", p.LLVM, p.Strategy)
	case p.Dialect != "":
		return fmt.Sprintf("LLVM %s does not read statepoints in this form: it and the explorer "+
			"were given the example in the dialect of LLVM %s to 14.", p.LLVM, p.Dialect)
	}
	return fmt.Sprintf("What LLVM %s makes of the same input.", p.LLVM)
}

// proofRows are what was compared, and what came of it.
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
		records = fmt.Sprintf("the same %d, with the kind, the size and the constant of every "+
			"location, in order. The register or slot of a value is each compiler's choice.",
			p.Count)
		if p.Count == 1 {
			records = strings.Replace(records, "the same 1,", "the same one,", 1)
		}
	}
	code := fmt.Sprintf("%d bytes here, %d from llc -O2. Both choose instructions and registers "+
		"in their own way, so the code is not meant to be the same.", p.Code, p.Theirs)
	return [][2]string{{"Rewritten IR", ir}, {"Records", records}, {"Code", code}}
}
