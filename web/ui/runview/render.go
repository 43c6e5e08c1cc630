package runview

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/words"
)

// Render draws the view.
func (v *View) Render() app.UI {
	s := v.state
	runs := v.open && v.ws.Good != nil && s != nil && s.Trouble == ""
	var body app.UI
	switch {
	case !v.open:
		body = app.Div()
	case v.ws.Good == nil:
		body = v.panel().Body(app.P().Class("nothing").
			Text("Nothing to run: the text has not been compiled."))
	case s == nil:
		body = v.panel().Body(app.P().Class("nothing").Text("Recording the run…"))
	case s.Trouble != "":
		body = v.panel().Body(
			app.P().Class("nothing").Role("alert").ID("run-trouble").Body(elements.Prose(
				report.Readable(upperFirst(strings.TrimSuffix(s.Trouble, "."))+"."))),
			v.renderForm(s), v.renderBroken(), v.renderTray())
	default:
		body = v.renderView(s)
	}
	return app.Section().Class("run").ID("run").Aria("labelledby", "title-run").
		Hidden(!v.open).Body(
		v.renderHeader(),
		v.renderBanner(),
		v.renderBehind(),
		app.Div().Class("run-top").Hidden(!runs).Body(app.If(runs, func() app.UI {
			return app.Div().Body(v.renderControls(s), v.renderTimeline(s), v.renderActions(s),
				v.renderSaid(s))
		})),
		app.Div().Class("run-body").TabIndex(0).Role("group").Aria("label", "Run").Body(body),
	)
}

// shapes are the ways to look at a run.
var shapes = []struct{ id, title string }{
	{"picture", "Picture"}, {"list", "List"}, {"code", "Collector’s code"},
}

// The numbers of the ways to look at a run.
const (
	shapePicture = iota
	shapeList
	shapeCode
)

// renderHeader says what is shown, and has what is chosen.
func (v *View) renderHeader() app.UI {
	return app.Header().Body(
		app.H2().ID("title-run").TabIndex(-1).Text("Run"),
		app.Div().Class("tabs").Role("tablist").Aria("label", "Views of the run").Body(
			app.Range(shapes).Slice(func(i int) app.UI {
				index := -1
				if i == v.shape {
					index = 0
				}
				return app.Button().Type("button").Role("tab").ID("run-as-"+shapes[i].id).
					TabIndex(index).Aria("selected", i == v.shape).Aria("controls", "run-view").
					OnClick(func(app.Context, app.Event) { v.look(i) }, app.EventScope(i)).
					OnKeyDown(func(_ app.Context, e app.Event) {
						n := len(shapes)
						switch e.Get("key").String() {
						case "ArrowRight":
							v.look((i + 1) % n)
						case "ArrowLeft":
							v.look((i + n - 1) % n)
						default:
							return
						}
						e.PreventDefault()
						v.browser.Defer(func() { v.browser.Focus("#run-as-" + shapes[v.shape].id) })
					}, app.EventScope(i)).
					Text(shapes[i].title)
			})),
		v.renderSetup(),
		v.renderBreakButton(),
		app.Button().Type("button").Class("stop").ID("run-stop").
			Hidden(!v.ws.Client.Running() && (v.state == nil || v.state.Complete ||
				v.state.Trouble != "" || v.stopped)).
			Title("End the engine's work on this run").
			OnClick(func(app.Context, app.Event) { v.stop() }).Text("Stop"),
		app.Button().Type("button").Class("tool").ID("run-close").Aria("label", "Close Run").
			OnClick(func(app.Context, app.Event) { v.front = true; v.Toggle() }).
			Body(elements.Raw(elements.IconClose)),
	)
}

// look shows the run in another way.
func (v *View) look(shape int) {
	v.shape = shape
	if shape == shapeCode {
		v.texts.Fetch(func() {
			v.browser.Refresh()
			v.browser.Defer(v.browser.RunDrawn)
		})
	}
	v.browser.Refresh()
	v.browser.Defer(v.browser.RunDrawn)
}

// panel is what the tabs of the view choose the contents of.
func (v *View) panel() *app.Element {
	return app.Div().ID("run-view").Role("tabpanel").
		Aria("labelledby", "run-as-"+shapes[v.shape].id)
}

// renderView shows the run in the way that is chosen.
func (v *View) renderView(s *report.RunState) app.UI {
	shown := v.panel()
	switch v.shape {
	case shapeList:
		return shown.Body(v.renderTray(), v.renderBroken(), v.renderList(s))
	case shapeCode:
		return shown.Body(v.renderTray(), v.renderBroken(), v.renderCode(s))
	}
	return shown.Body(v.renderPicture(s))
}

// parts are the parts of the picture that a narrow screen shows one at a time.
var parts = []string{"Stack and heap", "Registers", "Output"}

// renderPicture draws the run.
func (v *View) renderPicture(s *report.RunState) app.UI {
	return app.Div().DataSet("part", v.part).Body(
		app.Div().Class("run-parts").Role("group").Aria("label", "Parts of the picture").Body(
			app.Range(parts).Slice(func(i int) app.UI {
				return app.Button().Type("button").Aria("pressed", i == v.part).
					OnClick(func(app.Context, app.Event) {
						v.part = i
						v.browser.Refresh()
						v.browser.Defer(v.browser.RunDrawn)
					}, app.EventScope(i)).Text(parts[i])
			})),
		app.Div().Class("run-picture").Body(v.renderStack(s), v.renderHeap(s)),
		v.renderTray(),
		v.renderBroken(),
		v.renderReads(s),
		app.Div().Class("run-rest").Body(v.renderRegisters(s),
			app.Section().Class("run-printed").Aria("labelledby", "run-output-title").Body(
				app.H3().ID("run-output-title").Text("Output"),
				app.Pre().ID("run-output").Text(words.Visible(outputText(s))),
			)),
		v.renderEvents(s),
	)
}

// renderSaid says what the step before did, and what comes next.
func (v *View) renderSaid(s *report.RunState) app.UI {
	class, by, sentence := "machine", "Machine", s.Sentence
	switch step, wrong := v.wrongStep(); {
	case wrong && s.Step == step && s.Within == 0:
		class, by = "stopped", "Wrong"
		sentence = fmt.Sprintf("The first wrong step: %s.", v.tray.known.Done.First.Text)
	case s.Failed:
		class, by = "stopped", "Stopped"
	case s.Astray.Text != "" && s.Step == s.Astray.Step && s.Within == 0:
		class, by = "astray", "Astray"
		sentence = fmt.Sprintf("Next, the program goes astray: it %s.%s", s.Astray.Text, hidden(s))
		if s.Blame != "" {
			by = "Stand-in"
			sentence = upperFirst(s.Blame) + ". " + sentence
		}
	case s.Ended != "" && s.Astray.Text != "":
		class, by = "astray", "Ended"
		if s.Blame != "" {
			by = "Stand-in"
			sentence = fmt.Sprintf("%s. At step %d the program %s. %s", upperFirst(s.Blame),
				s.Astray.Step, s.Astray.Text, sentence)
			break
		}
		sentence += fmt.Sprintf(" But what it did is not sound: at step %d it %s.%s", s.Astray.Step,
			s.Astray.Text, hidden(s))
	case s.Ended != "":
		class, by = "ended", "Ended"
	case s.Within > 0 || len(s.Events) > 0 && s.EventsOf < s.Step:
		class, by = "collector", "Collector"
	}
	// From the end to the first step astray, and from there to where the address was hidden.
	to, leads := s.Astray.Step, s.Ended != "" && s.Astray.Text != ""
	if class == "astray" && s.Ended == "" {
		to, leads = s.Hidden.Step, s.Hidden.Text != ""
	}
	leads = leads && to != s.Step
	return app.Div().Class("run-said by-"+class).Body(
		app.B().Text(by),
		app.Div().Body(
			app.P().ID("run-sentence").Aria("live", "polite").
				Body(elements.Prose(report.Readable(sentence))),
			app.If(leads, func() app.UI {
				return app.Button().Type("button").Class("run-go").ID("run-astray").
					OnClick(func(app.Context, app.Event) {
						v.seek(to)
						v.browser.Focus("#title-run") // the button is there at these steps only
					}, app.EventScope(to)).
					Text(fmt.Sprintf("Go to step %d", to))
			}),
			app.P().Class("run-upcoming").Body(
				app.Span().ID("run-where").Text("at "+words.Visible(s.Where)),
				app.Text(" · "),
				app.Span().ID("run-upcoming").Text(upcoming(s)),
				app.Span().Class("run-ir").ID("run-ir").Hidden(s.IR == "").Body(
					app.Text(" · "), app.Code().Text(words.Visible(words.Clip(s.IR))))),
		))
}

// hidden is a sentence on where a stale address was.
func hidden(s *report.RunState) string {
	h := &s.Hidden
	if h.Text == "" {
		return ""
	}
	text := fmt.Sprintf(" %s since step %d", upperFirst(h.Text), h.Step)
	if h.Line > 0 {
		text += fmt.Sprintf(" (line %d)", h.Line)
	}
	return text + "."
}

func outputText(s *report.RunState) string {
	if s.Output == "" {
		return "Nothing has been printed."
	}
	return s.Output
}

// upcoming says what the machine is about to do.
func upcoming(s *report.RunState) string {
	if s.Within > 0 {
		return fmt.Sprintf("Inside step %d: the collector has done %d of its %s.", s.Step, s.Within,
			source.Count(int(s.Actions), "action"))
	}
	if s.Ended != "" {
		return "The run has ended."
	}
	return words.Visible("Next: " + s.Next)
}

// upperFirst begins a sentence.
func upperFirst(text string) string {
	if text == "" || text[0] < 'a' || text[0] > 'z' {
		return text
	}
	return string(text[0]-'a'+'A') + text[1:]
}

// pin is a button that pins ids, or what it would say without any.
func (v *View) pin(ids []uint32, label string, body ...app.UI) app.UI {
	if len(ids) == 0 || ids[0] == 0 {
		return app.Span().Body(body...)
	}
	b := app.Button().Type("button").Class("run-pin").
		OnClick(func(app.Context, app.Event) {
			if !v.renewing {
				v.selection.Pin(ids)
			}
		}, app.EventScope(fmt.Sprint(ids)))
	if label != "" {
		b = b.Aria("label", label)
	}
	return b.Body(body...)
}
