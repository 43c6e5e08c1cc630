package ui

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
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
		p.big).DataSet("need", p.panes.needed(p.big)).Body(
		p.renderBar(),
		p.renderStages(),
		app.Main().Class("panes").Aria("busy", p.ws.Busy()).Body(
			p.panes.renderPane(panes.Source),
			p.panes.renderPane(panes.Module),
			p.panes.renderPane(panes.Asm),
			p.panes.renderPane(panes.Map),
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

func current(yes bool, what string) string {
	if yes {
		return what
	}
	return "false"
}

func (p *Panes) renderPane(pane panes.Pane) app.UI {
	key := pane.Key()
	class := "pane"
	if pane == p.current {
		class += " current"
	}
	if pane == p.beside {
		class += " beside"
	}
	if pane != panes.Source && pane == stagePane(p.ws.Stage) {
		class += " here" // what the chosen stage did is shown here
	}
	title, caption, note := pane.Title(), pane.Caption(), ""
	if d := p.doc(pane); d != nil && d.Caption != "" {
		caption = d.Caption
	}
	if pane == panes.Source && p.ws.Latest != nil && p.ws.Latest.Dialect != "" &&
		p.ws.Latest.Dialect != "unknown" {
		caption += " Read as " + p.ws.Latest.Dialect + "."
	}
	if pane == panes.Module {
		if k, _ := p.ws.Module(); moduleTitles[k] != "" {
			title = moduleTitles[k]
		}
	}
	noteClass, noteTitle := "note", ""
	if pane == panes.Source {
		class += " edit"
		noteClass, noteTitle, note = "note took",
			"How long the engine took for this text, in this browser", p.ws.TookText()
	} else if note = p.ws.Stale(); note == "" {
		note = p.viewNote(pane)
	} else {
		class += " stale"
	}
	if p.open[pane] > 0 && p.doc(pane) == nil {
		caption = p.tab(pane).Caption
	}
	if made := p.made(pane); made != "" {
		caption = madeCaptions[made] + " " + caption
	}
	drawn := p.tab(pane).Draw != nil
	var problems app.UI = app.Div().Class("none").Hidden(true)
	if list := p.ws.Problems(); pane == panes.Source && len(list) > 0 {
		problems = p.renderProblems(list)
	}
	return app.Section().Class(class).ID("pane-"+key).Aria("labelledby", "title-"+key).Body(
		app.Header().Body(
			app.H2().ID("title-"+key).Text(title),
			p.renderTabs(pane),
			app.P().Title(words.Visible(caption)).Text(words.Visible(caption)),
			app.Span().Class(noteClass).Title(noteTitle).Text(note),
			p.renderSyntax(pane),
			p.renderAgainst(pane),
			p.renderPaneTools(pane, title),
		),
		app.If(pane == panes.Source, p.renderAbout),
		app.Div().Class("body").ID("body-"+key).Body(
			app.Div().Class("host").ID("host-"+key).DataSet("made",
				p.made(pane)).Hidden(drawn).Body(p.renderStill(pane)),
			app.Div().Class("drawing").ID("drawing-"+key).Hidden(!drawn),
		),
		problems,
	)
}

// madeCaptions say which of the columns of assembly are the chosen stage's work.
var madeCaptions = map[string]string{
	"instructions": "Lower made the instructions.",
	"bytes":        "Encode made the bytes at the left.",
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

func (p *Panes) renderProblems(list []report.Diagnostic) app.UI {
	return app.Ul().Class("problems").ID("problems").Aria("label", "Problems").Body(
		app.Range(list).Slice(func(i int) app.UI {
			d := list[i]
			class := d.Severity.String()
			if d.Severity == report.Note {
				class = "note-item"
			}
			where := ""
			if d.Line > 0 {
				where = position(d)
			}
			// A note's details wait in the editor, behind its mark there.
			more := workspace.Details(d)
			if d.Severity == report.Note {
				more = nil
			}
			return app.Li().Class(class).Body(
				app.Button().Type("button").
					OnClick(func(app.Context, app.Event) {
						// The list may have changed since it was drawn.
						if now := p.ws.Problems(); i < len(now) {
							p.toProblem(now[i])
						}
					}).
					OnMouseEnter(func(app.Context, app.Event) { p.pointFinding(d.Finding) },
						app.EventScope(int(d.Finding))).
					OnMouseLeave(func(app.Context, app.Event) { p.pointFinding(0) }).
					OnFocus(func(app.Context, app.Event) { p.pointFinding(d.Finding) },
						app.EventScope(int(d.Finding))).
					OnBlur(func(app.Context, app.Event) { p.pointFinding(0) }).
					Body(
						app.B().Text(d.Severity.String()),
						app.Code().Text(where),
						app.Span().Body(prose(d.Message)),
						app.Range(more).Slice(func(i int) app.UI {
							return app.Small().Body(prose(more[i]))
						}),
					),
				p.renderCodePage(d),
				p.renderReproducer(d),
			)
		}),
	)
}

// renderStill is a pane's text in the prerendered page only.
func (p *Panes) renderStill(pane panes.Pane) app.UI {
	if p.Still == nil {
		return app.Text("")
	}
	d := p.doc(pane)
	if d == nil {
		d = &report.Doc{}
		if pane == panes.Source {
			d.Text = p.ws.Text
		}
	}
	lit := &stillLights{}
	p.broker.Register(pane, lit)
	p.broker.Refresh()
	p.broker.Register(pane, p.editors[pane])
	return app.Raw(p.Still(pane, d, p.broker.Index(), lit.lights))
}

// stillLights takes what is lit instead of an editor.
type stillLights struct{ lights []broker.Light }

func (s *stillLights) Light(lights []broker.Light, _ bool) { s.lights = slices.Clone(lights) }
