package desk

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
)

// Changes is the switch that shows in the module what the chosen stage changed.
type Changes struct {
	reader  *Reader
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

// item is the switch as an entry of a menu.
func (p *Changes) item() elements.Item {
	return elements.Item{ID: "changes-shown", Title: "Changes", Kind: "checkbox", On: p.on(),
		Hint: changesHint, Hidden: !p.applies(), Do: p.toggle}
}

// changesHint says what the switch does.
const changesHint = "Show what the chosen stage changed"

// applies reports whether the open view has changes to show.
func (p *Changes) applies() bool {
	view := p.tabs.Tab(panes.Module)
	return view.ID == "ir" || view.Under == "ir"
}

// render renders the switch. It is hidden while a view is open that has no changes to show, and
// where one pane has the page: its menu has it.
func (p *Changes) render() app.UI {
	return app.Button().Type("button").Class("switch").ID("changes").Role("switch").
		Aria("checked", p.on()).Title(changesHint).
		Hidden(!p.applies() || p.reader.Room == browser.RoomForOne).
		OnClick(func(app.Context, app.Event) { p.toggle() }).Text("Changes")
}
