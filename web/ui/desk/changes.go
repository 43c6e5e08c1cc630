package desk

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/panes"
)

// Changes is the switch that shows in the module what the chosen stage changed.
type Changes struct {
	tabs    *Tabs
	compare *Compare

	off bool // the reader turned it off, so stepping leaves it off
}

// changesView is the id of the view that shows the changes.
const changesView = "diff"

// on reports whether the changes are shown.
func (p *Changes) on() bool { return p.tabs.Tab(panes.Module).Compares }

// toggle shows the changes or the module alone.
func (p *Changes) toggle() {
	if p.off = p.on(); p.off {
		p.tabs.OpenView(panes.Module, "")
	} else {
		p.tabs.OpenView(panes.Module, changesView)
	}
}

// stepped shows the changes of a stage that was stepped to, if the module is shown as it is
// printed. A comparison with a kept result stays.
func (p *Changes) stepped() {
	if !p.off && !p.compare.Kept() && p.tabs.open[panes.Module] == 0 {
		p.tabs.OpenView(panes.Module, changesView)
	}
}

// render renders the switch. It is hidden while a view is open that has no changes to show.
func (p *Changes) render() app.UI {
	view := p.tabs.Tab(panes.Module)
	return app.Button().Type("button").Class("switch").ID("changes").Role("switch").
		Aria("checked", p.on()).Title("Show what the chosen stage changed").
		Hidden(view.ID != "ir" && view.Under != "ir").
		OnClick(func(app.Context, app.Event) { p.toggle() }).Text("Changes")
}
