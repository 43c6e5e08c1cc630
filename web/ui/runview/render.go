package runview

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/elements"
)

// Render draws the view.
func (v *View) Render() app.UI {
	s := v.player.shown()
	runs := v.open && v.ws.Good != nil && s != nil && s.Trouble == ""
	var body app.UI
	switch {
	case !v.open:
		body = app.Div()
	case v.ws.Good == nil, v.ws.Foreign():
		text := "Nothing to run: the text has not been compiled."
		if v.ws.Busy() {
			text = "Compiling…"
		}
		body = v.panel().Body(app.P().Class("nothing").Text(text))
	case s == nil:
		body = v.panel().Body(app.P().Class("nothing").Text("Recording the run…"))
	case s.Trouble != "":
		body = v.panel().Body(
			app.P().Class("nothing").Role("alert").ID("run-trouble").Body(elements.Prose(
				report.Readable(whole(s.Trouble)))),
			v.form.renderForm(s), v.tray.renderBroken(), v.tray.render())
	default:
		body = v.renderView(s)
	}
	return app.Section().Class("run").ID("run").Aria("labelledby", "title-run").
		Hidden(!v.open).Body(
		v.renderHeader(),
		v.renderOutdated(),
		app.Div().Class("run-top").Hidden(!runs).Body(app.If(runs, func() app.UI {
			return v.controls.render(s)
		})),
		app.Div().Class("run-body").TabIndex(0).Role("group").Aria("label", "Run").Body(body),
	)
}

// shapes are the display modes of a run.
var shapes = []struct{ id, title string }{
	{"picture", "Picture"}, {"list", "List"}, {"code", "Collector’s code"},
}

// The display modes of a run.
const (
	shapePicture = iota
	shapeList
	shapeCode
)

// renderHeader renders the title and the choices.
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
		v.form.renderSetup(),
		v.tray.renderButton(),
		app.Button().Type("button").Class("stop").ID("run-stop").
			Hidden(!v.ws.Engine().Running() && (v.player.state == nil || v.player.state.Complete ||
				v.player.state.Trouble != "" || v.player.stopped)).
			Title("Stop this run").
			OnClick(func(app.Context, app.Event) { v.player.stop() }).Text("Stop"),
		app.Button().Type("button").Class("tool").ID("run-close").Aria("label", "Close Run").
			OnClick(func(app.Context, app.Event) { v.front = true; v.Toggle() }).
			Body(elements.Raw(elements.IconClose)),
	)
}

// look switches the display mode.
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

// panel wraps the content chosen by the view's tabs.
func (v *View) panel() *app.Element {
	return app.Div().ID("run-view").Role("tabpanel").
		Aria("labelledby", "run-as-"+shapes[v.shape].id)
}

// renderView shows the run in the chosen display mode.
func (v *View) renderView(s *report.RunState) app.UI {
	shown := v.panel()
	switch v.shape {
	case shapeList:
		return shown.Body(v.tray.render(), v.tray.renderBroken(), v.renderList(s))
	case shapeCode:
		return shown.Body(v.tray.render(), v.tray.renderBroken(), v.code.render(s))
	}
	return shown.Body(v.picture.renderPicture(s))
}

// whole begins a text with a capital and ends it with a full stop, unless it is a question.
func whole(text string) string {
	if !strings.HasSuffix(text, "?") {
		text = strings.TrimSuffix(text, ".") + "."
	}
	return upperFirst(text)
}

// upperFirst capitalizes the start of a sentence.
func upperFirst(text string) string {
	if text == "" || text[0] < 'a' || text[0] > 'z' {
		return text
	}
	return string(text[0]-'a'+'A') + text[1:]
}
