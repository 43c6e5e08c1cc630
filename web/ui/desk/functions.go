package desk

import (
	"html"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/report/draw"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/views"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// Functions is the list of functions beside the panes, where each can be chosen, and in a narrow
// window a choice of one. It is there if the text has several.
type Functions struct {
	ws       *workspace.Workspace
	browser  browser.Turns
	folds    *Folds
	follower *Follower
	view     *views.View
	drawing  browser.Drawing
	// costliest shows the records that cost most first.
	costliest func()

	made  string     // the choice as rendered, of the functions in those, where here is chosen
	those []function // with the ids of the report they are in
	here  int
	html  string // of the list

	sorted bool // the reader chose another order, which is not shown yet

	// listed are the functions of the list, in the order of their text, with the ids in its rows:
	// those of an earlier report while the figures of this one are being computed.
	listed  []function
	pending bool   // the list has no figures yet
	marked  uint32 // the function whose row is marked
}

// Shown reports whether the list is there.
func (p *Functions) Shown() bool { return p.folds.Several() }

// Render renders the list, whose content the engine draws, under a choice of all functions.
func (p *Functions) Render() app.UI {
	class, stale := "functions-list", p.ws.Stale()
	if stale != "" {
		class += " stale"
	}
	return app.Aside().Class(class).ID("functions-list").Hidden(!p.Shown()).
		Aria("label", "Functions").Body(
		app.Div().Class("functions-all").Body(
			app.Button().Type("button").ID("whole-module").
				Aria("pressed", p.folds.Here() == 0).
				OnClick(func(app.Context, app.Event) { p.goTo(0) }).Text("Whole module"),
			app.Button().Type("button").ID("costliest").
				Title("The stack map's records, those of most bytes and code first").
				OnClick(func(app.Context, app.Event) { p.costliest() }).Text("Costliest records")),
		app.Div().Class("drawing").ID("drawing-functions"),
		app.Span().Class("note").Text(stale),
	)
}

// RenderChoice renders the choice for a narrow window.
func (p *Functions) RenderChoice() app.UI {
	return app.Nav().Class("functions-choice").Hidden(!p.Shown()).
		Aria("label", "Functions").ID("functions-choice").
		On("change", func(_ app.Context, e app.Event) {
			id, list := uint32(0), p.folds.functions()
			i, err := strconv.Atoi(e.Get("target").Get("value").String())
			if err != nil || i > len(list) {
				return
			}
			if i > 0 {
				id = list[i-1].id
			}
			p.goTo(id)
		}).
		Body(elements.Raw(p.choice()))
}

// choice returns the choice as HTML, which stays the same for the same names: functions are
// numbered from 1.
func (p *Functions) choice() string {
	list := p.folds.functions()
	open := p.folds.Here()
	here := slices.IndexFunc(list, func(f function) bool { return f.id == open })
	if p.made != "" && p.here == here && sameNames(list, p.those) {
		return p.made
	}
	p.those, p.here = list, here
	var b strings.Builder
	b.WriteString(`<select id="functions-select" aria-label="Function"><option value="0">` +
		`Whole module</option>`)
	for i, f := range list {
		b.WriteString(`<option value="` + strconv.Itoa(i+1) + `"`)
		if i == here {
			b.WriteString(" selected")
		}
		b.WriteString(">" + html.EscapeString(words.Visible(f.name)) + "</option>")
	}
	p.made = b.String() + `</select>`
	return p.made
}

// goTo shows a function in every pane, or the whole module if it is 0, from the function shown
// before.
func (p *Functions) goTo(id uint32) {
	was := p.folds.Here()
	p.folds.Choose(id)
	switch {
	case id != 0:
		p.view.Act(id<<1 | 1)
	case was != 0:
		p.browser.Defer(func() { p.follower.toFunction(was, panes.None) })
	}
}

// show passes the list to the browser.
func (p *Functions) show() {
	if !p.Shown() || p.ws.Good == nil {
		return
	}
	ask := p.view.Ask()
	ask.Subject = p.folds.Here() // in the whole module, none is the only one shown
	a, ready := p.ws.View(ask)
	now := p.folds.functions()
	list := p.html
	p.pending = !ready && (p.pending || list == "" || !sameNames(now, p.listed))
	switch {
	case ready && a != nil && a.Trouble == "":
		list = a.HTML
	case ready && a != nil:
		list = p.names(&ask, upperFirst(a.Trouble))
	case p.pending:
		list = p.names(&ask, "The figures are being computed…")
	}
	if ready || p.pending {
		p.listed = now
	}
	marked := sameFunction(now, p.listed, p.folds.Here())
	if list == p.html && marked == p.marked {
		return
	}
	if list != p.html {
		p.html = list
		p.drawing.Show("functions", list)
	}
	p.marked = marked
	p.drawing.Only(marked)
	if p.sorted && ready { // the reader asks which come first
		p.drawing.Top()
		p.sorted = false
		return
	}
	p.drawing.Reveal(sameFunction(now, p.listed, p.follower.function()))
}

// sameNames reports whether two lists have the same functions.
func sameNames(a, b []function) bool {
	return slices.EqualFunc(a, b, func(a, b function) bool { return a.name == b.name })
}

// sameFunction returns the id that a function of one list has in another of the same functions. One
// that is in neither keeps its id.
func sameFunction(from, to []function, id uint32) uint32 {
	i := slices.IndexFunc(from, func(f function) bool { return f.id == id })
	if i < 0 || i >= len(to) {
		return id
	}
	return to[i].id
}

// names lists the functions without figures, where those with figures will be, and says why.
func (p *Functions) names(ask *report.ViewRequest, why string) string {
	list := &draw.FunctionList{NoFigures: why}
	list.Ask(ask)
	warned := p.ws.Good.Warnings(p.folds.broker.Index())
	rows := make([]report.FunctionRow, len(p.folds.functions()))
	for i, f := range p.folds.functions() {
		rows[i] = report.FunctionRow{ID: f.id, Name: strings.TrimPrefix(f.name, "@"),
			Warnings: warned[f.id]}
	}
	list.Fill(rows)
	return draw.Functions(list)
}

// told handles the pointer or the keyboard on the list.
func (p *Functions) told(what messages.Told, ids []uint32) {
	if what != messages.ToldAct || len(ids) != 1 {
		return
	}
	if id := ids[0]; id&1 == 1 {
		p.goTo(sameFunction(p.listed, p.folds.functions(), id>>1))
	} else {
		p.view.Act(id)
		p.sorted = true
	}
	p.show()
	p.browser.Refresh()
}

// entered filters the list.
func (p *Functions) entered(text string) {
	p.view.Enter(text)
	p.show()
}

// live creates the list's widget.
func (p *Functions) live(in browser.Browser) {
	p.drawing = in.Aside("functions", p.told, p.entered)
	p.html, p.marked = "", 0
}

// functionsOf returns the view that lists functions.
func functionsOf(v *views.Views) *views.View {
	for _, view := range v.Lists()[panes.Module] {
		if view.ID == "functions" {
			return view
		}
	}
	return nil
}
