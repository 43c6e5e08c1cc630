package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/words"
	"statepoint/web/ui/workspace"
)

// Render draws the page. go-app compares by position, so whatever comes and
// goes is last among its siblings, and the hosts of the editors never move.
func (p *Page) Render() app.UI {
	switch {
	case p.panes.current != panes.Source:
		p.panes.beside = p.panes.current
	case p.panes.beside == panes.Source:
		p.panes.beside = panes.Module
	}
	return app.Div().Class("page").ID("page").DataSet("layout", p.layout).DataSet("big",
		p.big).DataSet("need", p.panes.fit.needed(p.big)).Body(
		p.renderBar(),
		p.renderStages(),
		app.Main().Class("panes").Aria("busy", p.ws.Busy()).Body(
			p.panes.section.renderPane(panes.Source),
			p.panes.section.renderPane(panes.Module),
			p.panes.section.renderPane(panes.Asm),
			p.panes.section.renderPane(panes.Map),
			app.Range(splitters).Slice(func(i int) app.UI { return renderSplitter(splitters[i]) }),
		),
		p.renderStrip(),
		p.renderWhy(),
		p.renderDock(),
		app.Div().Class("hush").Aria("live", "polite").ID("said").Text(p.panes.said),
		p.renderNotice(),
		p.renderDialog(),
		p.renderTerm(),
		p.renderOthers(),
		app.If(p.help, p.renderHelp),
	)
}

func (p *Page) renderBar() app.UI {
	title := "Your own IR"
	if e := p.ws.Example(); e != nil {
		title = e.Title
	} else if p.ws.Name != "" {
		title = p.ws.Name
	}
	title = words.Visible(title)
	if p.ws.Edited && title != "Your own IR" {
		title += " (edited)"
	}
	return app.Header().Class("bar").Body(
		app.H1().Body(raw(iconLogo), app.Span().Text("Statepoint Explorer")),
		app.Div().Class("pick").Body(
			// Its first option is what is shown now. A browser that brings back what was chosen
			// before a reload would say something else, and so would the option that was picked,
			// once the text is another.
			app.Select().ID("examples").Aria("label", "Example").Attr("autocomplete", "off").
				OnChange(func(ctx app.Context, _ app.Event) {
					name := browser.Value(ctx)
					browser.SelectFirst(ctx)
					p.pick(name)
				}).
				Body(
					app.Option().Value("").Text(title).Selected(true),
					app.If(p.ws.HasLast(), func() app.UI {
						return app.Option().Value(workspace.LastText).Text("Your last text")
					}),
					app.Range(p.ws.Groups()).Slice(func(i int) app.UI {
						return p.renderGroup(p.ws.Groups()[i])
					}),
				),
		),
		app.Span().Class("space"),
		p.renderTools(),
		app.Button().Type("button").Class("stop").ID("stop").Hidden(!p.ws.Client.Slow()).
			Title("End the engine's work on this text").
			OnClick(func(app.Context, app.Event) { p.stop() }).
			Text("Stop"),
		app.Div().Class("segment").Aria("label", "Layout").Role("group").Body(
			p.renderLayout("grid", "Two by two", iconGrid),
			p.renderLayout("columns", "Four columns", iconColumns),
			p.renderLayout("focus", "One pane at a time", iconFocus),
		),
		app.Button().Class("tool").Type("button").ID("theme").
			Aria("label", "Theme: "+themeName(p.theme)).Title("Theme: "+themeName(p.theme)).
			OnClick(func(app.Context, app.Event) { p.nextTheme() }).
			Body(raw(themeIcon(p.theme))),
		app.Button().Class("tool").Type("button").ID("help-button").Aria("label",
			"Help").Title("Help (?)").
			Aria("expanded", p.help).
			OnClick(func(app.Context, app.Event) { p.setHelp(!p.help) }).
			Body(raw(iconHelp)),
	)
}

// renderLayout is one choice of layout; choosing it again lets the width of the
// window decide.
func (p *Page) renderLayout(layout, label, icon string) app.UI {
	return app.Button().Type("button").Aria("pressed", p.layout == layout).Aria("label",
		label).Title(label).
		OnClick(func(app.Context, app.Event) {
			if p.layout == layout {
				p.setLayout("")
			} else {
				p.setLayout(layout)
			}
		}).
		Body(raw(icon))
}

func (p *Page) renderStages() app.UI {
	stages := p.ws.Stages()
	class := "stages"
	if len(stages) > len(workspace.StageNames) {
		class += " many"
	}
	return app.Nav().Class(class).Aria("label", "Stages").Body(
		app.Ol().Body(
			app.Range(stages).Slice(func(i int) app.UI {
				return app.Li().Body(p.renderStage(stages[i]))
			}),
		),
	)
}

func (p *Page) renderStage(s report.Stage) app.UI {
	if p.ws.Client.Slow() && p.ws.Client.Stage() == s.Key {
		s.Summary = "working…"
		s.Changed = true
	}
	class, summary := "", s.Summary
	ran := summary != "" || s.Changed || s.Doc != nil
	switch {
	case p.ws.Latest != nil && s.Key == p.ws.Latest.Failed:
		class = "failed"
	case !ran && p.ws.IsOff(s.Key):
		class, summary = "idle", "switched off"
	case p.ws.Latest != nil && !ran:
		class, summary = "idle", "not reached"
	case p.ws.Latest != nil && !s.Changed:
		class = "idle"
		if summary == "" {
			summary = "no change"
		}
	}
	if s.Key == p.ws.Stage {
		class += " on"
	}
	return app.Button().Type("button").Class(class).Aria("current",
		current(s.Key == p.ws.Stage, "step")).
		DataSet("stage", s.Key).
		OnClick(func(app.Context, app.Event) { p.panes.chooseStage(s.Key) }, app.EventScope(s.Key)).
		Body(app.Span().Text(s.Title), app.Small().Text(summary))
}

func (p *Page) renderGroup(group string) app.UI {
	var list []workspace.Example
	for _, e := range p.Config.Examples {
		if e.Group == group {
			list = append(list, e)
		}
	}
	return app.OptGroup().Label(group).Body(
		app.Range(list).Slice(func(i int) app.UI {
			return app.Option().Value(list[i].Name).Text(list[i].Title)
		}),
	)
}

// splitter is a movable border between panes; static/editor/splitters.js moves
// it. The first two belong to the grid, the others to the columns.
type splitter struct {
	name, label   string
	upright       bool
	home          string // percent
	after, before string // neighbours in its direction
	controls      string // the pane that it makes larger or smaller
}

var splitters = []splitter{
	{"col", "Between left and right panes", true, "45", "", "", "pane-source"},
	{"row", "Between upper and lower panes", false, "50", "", "", "pane-source"},
	{"col1", "Between first and second pane", true, "19", "", "col2", "pane-source"},
	{"col2", "Between second and third pane", true, "44", "col1", "col3", "pane-module"},
	{"col3", "Between third and fourth pane", true, "70", "col2", "", "pane-asm"},
}

func renderSplitter(s splitter) app.UI {
	orientation := "horizontal"
	if s.upright {
		orientation = "vertical"
	}
	return app.Div().Class("splitter splitter-"+s.name).Role("separator").TabIndex(0).Aria(
		"controls", s.controls).
		Aria("orientation", orientation).Aria("label", s.label).Aria("valuenow",
		s.home).Aria("valuemin", "0").Aria("valuemax", "100").
		DataSet("name", s.name).DataSet("home", s.home).DataSet("after", s.after).DataSet("before",
		s.before)
}
