package desk

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/options"
	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/views"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// Section renders a pane: its header with tabs and tools, and everything around the widget.
type Section struct {
	ws        *workspace.Workspace
	broker    *broker.Broker
	browser   clipboard
	reader    *Reader
	widgets   *Widgets
	tabs      *Tabs
	content   *content
	compare   *Compare
	changes   *Changes
	stages    *Stages
	trail     *Trail
	texts     *Texts
	files     *Files
	closed    *Closed
	services  *Services
	selection *Selection
	rails     *Rails
	around    Around
	remedy    remedy

	// Still draws the content of a pane until its editor is ready; may be nil.
	Still func(pane panes.Pane, d *report.Doc, index *report.Index, lights []broker.Light,
		pinned []uint32) string
}

// Render renders a pane.
func (p *Section) Render(pane panes.Pane) app.UI {
	key := pane.Key()
	class := "pane"
	if pane == p.reader.Current {
		class += " current"
	}
	if pane == p.reader.Beside {
		class += " beside"
	}
	if pane != panes.Source && pane == stagePane(p.ws.Stage) {
		class += " here" // this pane shows the work of the chosen stage
	}
	title, caption, note := pane.Title(), pane.Caption(), ""
	switch object := p.ws.Object() != ""; {
	case object && pane == panes.Source:
		title = "Opened" // its view is called Object
	case object:
		title = ObjectTitle(pane)
	}
	if d := p.content.doc(pane); d != nil && d.Caption != "" &&
		(pane != panes.Source || !p.ws.Awaited()) {
		caption = d.Caption
	}
	if r := p.ws.Latest; pane == panes.Source && r != nil && r == p.ws.Good && r.Dialect != "" &&
		r.Dialect != "unknown" && !p.ws.Awaited() {
		caption += " Read as " + r.Dialect + "."
	}
	if left := p.rails.leftOut(); pane == panes.Source && left != "" && !p.ws.Awaited() {
		caption = left
	}
	if pane == panes.Module {
		k, _ := p.ws.Module()
		var figures *report.Figures
		if p.ws.Good != nil {
			figures = &p.ws.Good.Figures
		}
		title = moduleTitle(k, figures)
	}
	noteClass, noteTitle := "note", ""
	if pane == panes.Source {
		class += " edit"
		noteClass, noteTitle, note = "note took",
			"How long the engine took for this text, in this browser", p.ws.TookText()
		if doing := p.ws.Compiling(); doing != "" { // on a phone no other pane may be visible
			noteTitle, note = "", doing
		}
	} else if note = p.ws.Stale(); note == "" {
		note = p.content.viewNote(pane)
	} else {
		class += " stale"
		if p.ws.Foreign() {
			class += " foreign"
		}
	}
	if p.tabs.open[pane] > 0 && p.content.doc(pane) == nil {
		caption = p.tabs.Tab(pane).Caption
	}
	caption = words.Visible(strings.ReplaceAll(caption, "`", ""))
	drawn := p.tabs.Tab(pane).Draw != nil
	var problems app.UI = app.Div().Class("none").Hidden(true)
	if list := p.ws.Problems(); pane == panes.Source && len(list) > 0 {
		problems = p.renderProblems(list)
	}
	led := "" // alternates, so that revisiting a pane outlines it again
	if n := p.stages.led[pane]; n > 0 {
		led = []string{"even", "odd"}[n%2]
	}
	return app.Section().Class(class).ID("pane-"+key).Aria("labelledby", "title-"+key).
		DataSet("led", led).
		On("focusin", func(ctx app.Context, _ app.Event) {
			p.reader.Current = pane
			ctx.PreventUpdate()
		}, app.EventScope(int(pane))).Body(
		app.Header().Body(
			app.H2().ID("title-"+key).Text(title),
			app.Small().Class("figures").Text(words.Visible(p.figures(pane))),
			p.renderTabs(pane),
			app.P().Title(caption).Body(app.Span().Text(caption)),
			app.Span().Class(noteClass).Title(noteTitle).Text(note),
			app.If(pane == panes.Module, p.changes.render),
			app.If(pane == panes.Map, func() app.UI { return p.renderDetail(pane) }),
			p.renderMenu(pane, title),
		),
		app.If(pane == panes.Source, p.renderAbout),
		// Hidden rather than absent: otherwise go-app would recreate the elements after it.
		app.P().Class("sides").Hidden(!p.compare.compares(pane)).Text(
			words.Visible(p.compare.Sides(pane))),
		app.Div().Class("body").ID("body-"+key).Body(
			app.Div().Class("host").ID("host-"+key).DataSet("made",
				p.stages.made(pane)).Hidden(drawn).Body(p.renderStill(pane)),
			app.Div().Class("drawing").ID("drawing-"+key).Hidden(!drawn),
		),
		problems,
		app.If(pane == panes.Source, p.remedy.renderTaken),
	)
}

// moduleTitles are the titles of the second pane, by stage.
var moduleTitles = map[string]string{
	report.StageParse:   "IR as read",
	report.StagePlace:   "IR with polls",
	report.StageRewrite: "Rewritten IR",

	options.Barriers:         "IR with barriers",
	options.LowerGC:          "IR without barriers",
	options.LowerShadowStack: "IR with shadow stack",
	options.VerifySafepoints: "Verified IR",
}

// ObjectTitle is the title of a pane that shows an object, which may be of any machine.
func ObjectTitle(pane panes.Pane) string {
	switch pane {
	case panes.Source:
		return "Object"
	case panes.Asm:
		return "Code"
	}
	return pane.Title()
}

// moduleTitle returns the title of the second pane after a stage, given the figures of the
// compilation; nil if they are unknown.
func moduleTitle(key string, figures *report.Figures) string {
	if key == report.StagePlace && figures != nil && figures.Polls == 0 {
		return "IR without polls"
	}
	if title := moduleTitles[key]; title != "" {
		return title
	}
	return panes.Module.Title()
}

// figures returns what stands beside the title where one pane has the page: what its stage did, or
// which other view is open.
func (p *Section) figures(pane panes.Pane) string {
	if p.ws.Object() != "" {
		return ""
	}
	if v := p.tabs.Tab(pane); p.tabs.open[pane] > 0 && v.Detail == 0 && v.Under == "" {
		return v.Title
	}
	shown := p.stages.Shown(pane)
	if pane == panes.Source {
		shown = report.StageParse
	}
	for _, s := range p.stages.Stops() {
		if IsOf(s.Key, shown) {
			return s.Summary
		}
	}
	return ""
}

// renderTabs renders the tabs of a pane's views. Where one pane has the page, its menu has them.
func (p *Section) renderTabs(pane panes.Pane) app.UI {
	var views []*views.View
	for _, v := range p.tabs.views[pane] {
		if p.tabs.hasTab(pane, v) {
			views = append(views, v)
		}
	}
	key := pane.Key()
	// One that has the details of the pane's first view for company has a tab.
	alone := len(views) == 0 || len(views) == 1 && len(p.tabs.details(pane)) == 0
	return app.Div().Class("tabs").ID("tabs-"+key).Role("tablist").Aria("label",
		"Views of "+pane.Title()).Hidden(alone || p.reader.Room == browser.RoomForOne).Body(
		app.Range(views).Slice(func(i int) app.UI {
			v, open := views[i], p.tabs.Tab(pane)
			on := v == open || v.ID == open.Under
			index := -1
			if on {
				index = 0
			}
			return app.Button().Type("button").Role("tab").ID("tab-"+v.ID).TabIndex(index).
				Aria("selected", on).Aria("controls", "body-"+key).Title(v.Caption).
				OnClick(func(app.Context, app.Event) { p.tabs.OpenView(pane, v.ID) },
					app.EventScope(v.ID)).
				OnKeyDown(func(_ app.Context, e app.Event) {
					switch e.Get("key").String() {
					case "ArrowRight":
						p.tabs.stepView(pane, 1)
					case "ArrowLeft":
						p.tabs.stepView(pane, -1)
					default:
						return
					}
					e.PreventDefault()
				}, app.EventScope(v.ID)).
				Text(v.Title)
		}),
	)
}

// renderMenu renders the menu of a pane: what can be done with its text, the choices of its open
// view, its other views, and what becomes of the pane. It leaves out what does not apply to a view:
// a drawing can be neither searched nor copied.
func (p *Section) renderMenu(pane panes.Pane, title string) app.UI {
	view, key := p.tabs.Tab(pane), pane.Key()
	item := func(class, title, hint, key string, hidden bool, do func()) elements.Item {
		return elements.Item{ID: class + "-" + pane.Key(), Class: class, Title: title, Hint: hint,
			Key: key, Hidden: hidden, Do: do}
	}
	copying, label, sign := "Copy", "More of "+title, elements.IconMore
	if view.Copy != nil {
		copying = "Copy the whole parser"
	}
	if p.files.Copied == pane {
		copying, label, sign = "Copied", "Copied", elements.IconCheck
	}
	groups := []elements.Group{{Items: []elements.Item{
		item("find", "Search", "Search this pane; in the editor also Ctrl+F", "/",
			view.Draw != nil, func() { p.search(pane) }),
		item("goto", "Go to…", "Go to a function, block, global or type", "Ctrl+Shift+O",
			pane > panes.Module || view.Draw != nil, func() { p.services.outline(pane) }),
		item("copy", copying, "", "", view.Picture, func() { p.files.copyPane(pane) }),
		item("save", p.files.saveHint(pane), "", "", false, func() { p.files.savePane(pane) }),
	}}}
	if pane == panes.Source && p.ws.Example() != nil {
		about := elements.Item{ID: "about-shown", Title: "What this example shows",
			Kind: "checkbox", On: !p.ws.Quiet, Do: func() {
				p.ws.Quiet = !p.ws.Quiet
				p.browser.Refresh()
			}}
		groups = append(groups, elements.Group{Items: []elements.Item{about}})
	}
	if view.Choices != nil {
		groups = append(groups, view.Choices()...)
	}
	one, choice := p.reader.Room == browser.RoomForOne, false
	others := elements.Group{Title: "Other views"}
	if one {
		others.Title = "Views"
		if pane == panes.Module {
			groups = append(groups, elements.Group{Items: []elements.Item{p.changes.item()}})
		}
	}
	for _, v := range p.tabs.views[pane] {
		inMenu := v.Place == views.InMenu && (v.Shown == nil || v.Shown())
		if inMenu || one && p.tabs.hasTab(pane, v) {
			choice = choice || inMenu || len(others.Items) > 0
			others.Items = append(others.Items, elements.Item{ID: "view-" + v.ID, Title: v.Title,
				Hint: v.Caption, Kind: "radio", On: v == view || v.ID == view.Under,
				Do: func() { p.tabs.OpenView(pane, v.ID) }})
		}
	}
	if others.Hidden = !choice; choice {
		groups = append(groups, others)
	}
	groups = append(groups, elements.Group{Items: []elements.Item{
		item("out", "In a window of its own", "It follows this page", "", false,
			func() { p.around.PopOut(pane) }),
		item("close", "Close this pane", "The bar reopens it", "", pane == panes.Source,
			func() { p.closed.Close(pane) }),
	}})
	return elements.Menu("menu-"+key, label, sign, groups...)
}

// search opens the search of a pane.
func (p *Section) search(pane panes.Pane) {
	p.reader.Current = pane
	p.widgets.Editors[pane].Search()
	p.browser.Refresh()
}

// renderStill renders a pane's text, in the prerendered page only.
func (p *Section) renderStill(pane panes.Pane) app.UI {
	if p.Still == nil {
		return app.Text("")
	}
	d := p.content.doc(pane)
	if d == nil {
		d = &report.Doc{}
		if pane == panes.Source {
			d.Text = p.ws.Text
		}
	}
	lit := &stillLights{}
	p.broker.Register(pane, lit)
	p.broker.Refresh()
	p.broker.Register(pane, p.widgets.Editors[pane])
	index := p.broker.Index()
	return app.Raw(p.Still(pane, d, index, lit.lights, index.Roots(p.broker.Pinned())))
}

// stillLights receives the lit ranges in place of an editor.
type stillLights struct{ lights []broker.Light }

func (s *stillLights) Light(lights []broker.Light, _ bool) { s.lights = slices.Clone(lights) }
