package desk

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/options"
	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/settings"
)

// remedy runs a pass before the others because a problem says that it goes away then, and takes
// that back.
type remedy struct {
	source   *Source
	tabs     *Tabs
	keyboard *Keyboard
	around   Around

	pass   string         // that runs first now, "" for none
	before report.Options // without it
	after  report.Options
}

// renderOffer renders the button of a problem that a pass takes away.
func (r *remedy) renderOffer(d report.Diagnostic) app.UI {
	return app.If(d.First != "", func() app.UI {
		if d.First == options.MakeReferences {
			return app.Button().Type("button").Class("suggestion prepare").
				Title("See what would make a program of a collected language of this text").
				OnClick(func(app.Context, app.Event) { r.prepare() }).Text("Prepare…")
		}
		return app.Button().Type("button").Class("suggestion remedy").
			Title("Tried: this warning is gone then, and no other comes. Undo is here afterwards").
			OnClick(func(app.Context, app.Event) { r.take(d.First) }, app.EventScope(d.First)).
			Body(app.Text("Run "), app.Code().Text(d.First), app.Text(" first"))
	})
}

// renderTaken renders what was taken, with the button that takes it back. Another change of the
// options ends it.
func (r *remedy) renderTaken() app.UI {
	taken := r.pass != "" && r.after.Same(&r.source.ws.Options)
	return app.If(taken, func() app.UI {
		return app.P().Class("remedied").ID("remedied").Role("status").Body(
			app.Code().Text(r.pass), app.Text(" runs before the other passes. "),
			app.Button().Type("button").ID("remedy-undo").
				OnClick(func(app.Context, app.Event) { r.undo() }).Text("Undo"))
	})
}

// prepare shows what the pass make-references would change. It cannot run first: its result is for
// the reader to keep.
func (r *remedy) prepare() {
	r.around.LeaveRun()
	r.tabs.OpenView(panes.Module, "prepare")
	r.tabs.OpenView(panes.Source, "prepared")
	r.keyboard.GoTo(panes.Module)
}

func (r *remedy) take(pass string) {
	r.pass, r.before, r.after = pass, r.source.ws.Options, r.source.ws.Options
	settings.SetPass(&r.after, pass, true)
	r.source.SetOptions(r.after)
}

func (r *remedy) undo() {
	r.pass = ""
	r.source.SetOptions(r.before)
}
