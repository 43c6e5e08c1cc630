package chrome

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/workspace"
)

func (c *bar) renderStages() app.UI {
	stages := c.ws.Stages()
	class, run := "stages", c.run.Stage()
	if len(stages) > len(workspace.StageNames) || run != "" {
		class += " many"
	}
	return app.Nav().Class(class).Aria("label", "Stages").Body(
		app.Ol().Body(
			app.Range(stages).Slice(func(i int) app.UI {
				return app.Li().Body(c.renderStage(stages[i]))
			}),
			app.If(run != "", func() app.UI {
				return app.Li().ID("stage-run").Body(app.Span().Text("Run"), app.Small().Text(run))
			}),
		),
		c.renderKeep(),
	)
}

func (c *bar) renderStage(s report.Stage) app.UI {
	if c.ws.Client.Slow() && c.ws.Client.Stage() == s.Key {
		s.Summary = "working…"
		if done, all := c.ws.Client.Through(); all > 0 {
			s.Summary = fmt.Sprintf("%d of %d functions", done, all)
		}
		s.Changed = true
	}
	class, summary := "", s.Summary
	ran := summary != "" || s.Changed || s.Doc != nil
	switch {
	case c.ws.Latest != nil && s.Key == c.ws.Latest.Failed:
		class = "failed"
	case !ran && settings.IsOff(&c.ws.Options, s.Key):
		class, summary = "idle", "switched off"
	case c.ws.Latest != nil && !ran:
		class, summary = "idle", "not reached"
	case c.ws.Latest != nil && !s.Changed:
		class = "idle"
		if summary == "" {
			summary = "no change"
		}
	}
	if s.Key == c.ws.Stage {
		class += " on"
	}
	return app.Button().Type("button").Class(class).Aria("current",
		elements.Current(s.Key == c.ws.Stage, "step")).
		DataSet("stage", s.Key).
		OnClick(func(app.Context, app.Event) { c.panes.ChooseStage(s.Key) }, app.EventScope(s.Key)).
		Body(renderStageTitle(s.Title), app.Small().Text(summary))
}

// renderStageTitle is the title of a stage; what it says a second time is left out where the strip
// has no room.
func renderStageTitle(title string) app.UI {
	verb, of, _ := strings.Cut(title, " ")
	if !strings.HasSuffix(of, "points") {
		return app.Span().Text(title)
	}
	return app.Span().Body(app.Text(verb), app.I().Text(" "+of))
}

// renderKeep keeps the present result, and tells what has become of it since.
func (c *bar) renderKeep() app.UI {
	title, hint := "Keep", "Keep this result: what you change then is shown against it"
	if c.panes.Compare.Kept() {
		title, hint = "Drop", "Drop the kept result, and show the new one alone"
	}
	return app.Div().Class("keep").Body(
		app.Button().Type("button").ID("keep").Title(hint).Aria("pressed",
			c.panes.Compare.Kept()).
			OnClick(func(app.Context, app.Event) { c.panes.Compare.Toggle() }).Text(title),
	)
}

// renderCompared tells the difference in figures under the stages, in as many lines as it takes.
func (c *bar) renderCompared() app.UI {
	says := c.panes.Compare.Says()
	return app.P().ID("compared").Role("status").Hidden(says == "").Text(says)
}
