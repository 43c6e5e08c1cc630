package chrome

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/runview"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/workspace"
)

// stageStrip is the strip of stages under the bar, and what changed since a kept result.
type stageStrip struct {
	ws         *workspace.Workspace
	stages     *desk.Stages
	compare    *desk.Compare
	run        *runview.View
	appearance *appearance
}

func (c *stageStrip) render() app.UI {
	stages := c.ws.Stages()
	class, run := "stages", c.run.Stage()
	switch letters := c.lettersOf(stages); {
	case len(stages) > len(workspace.StageNames) || run != "":
		class += " many"
		if letters+utf8.RuneCountInString(run) > longestStages {
			class += " crowded"
		}
	case letters > longestStages:
		class += " longest"
	case letters > longStages:
		class += " long"
	}
	return app.Nav().Class(class).Aria("label", "Stages").Body(
		app.Ol().Body(
			app.Range(stages).Slice(func(i int) app.UI {
				return app.Li().Body(c.renderStage(stages[i]))
			}),
		),
		app.Div().ID("stage-run").Body(c.renderRun(run)),
	)
}

// The letter counts from which the strip omits optional parts on screens of common widths; the
// style sheet defines which parts and which widths.
const longStages, longestStages = 164, 184

// lettersOf returns the length of the strip's text, in letters of normal size.
func (c *stageStrip) lettersOf(stages []report.Stage) int {
	n := 0
	for i := range stages {
		_, summary := c.stageSays(&stages[i])
		n += utf8.RuneCountInString(stages[i].Title) + utf8.RuneCountInString(summary)
	}
	if c.appearance.big {
		n += n / 4
	}
	return n
}

// stageMeanings say what a stage's figures count where another figure counts something similar.
var stageMeanings = map[string]string{
	report.StageParse: "Instructions of the parsed IR",
	report.StageRewrite: "Statepoints; relocates, two for a pointer that is live after an " +
		"invoke; remats, which are values computed again instead; and bases that had to be " +
		"inserted",
	report.StageLower:  "Instructions of x86-64, not of IR; and the largest frame, in bytes",
	report.StageEncode: "Bytes of machine code in all functions, with the padding between them",
}

func (c *stageStrip) renderStage(s report.Stage) app.UI {
	if c.ws.Engine().Slow() && c.ws.Engine().Stage() == s.Key {
		s.Summary = "working…"
		if done, all := c.ws.Engine().Through(); all > 0 {
			s.Summary = fmt.Sprintf("%d of %s", done, source.Count(all, "function"))
		}
		s.Changed = true
	}
	class, summary := c.stageSays(&s)
	meaning := ""
	if class == "" {
		meaning = stageMeanings[s.Key]
	} else if class == "idle" && s.Doc != nil {
		meaning = s.Doc.Caption
	}
	if s.Key == c.ws.Stage {
		class += " on"
	}
	return app.Button().Type("button").Class(class).Aria("current",
		elements.Current(s.Key == c.ws.Stage, "step")).
		DataSet("stage", s.Key).Title(meaning).
		OnClick(func(app.Context, app.Event) { c.stages.Choose(s.Key) }, app.EventScope(s.Key)).
		Body(renderStageTitle(&s), app.Small().Text(summary))
}

// stageSays returns a stage's outcome as a class, and the strip's text for it.
func (c *stageStrip) stageSays(s *report.Stage) (class, summary string) {
	summary = s.Summary
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
	return class, summary
}

// renderStageTitle renders the title of a stage; the redundant part is hidden if the strip has no
// room.
func renderStageTitle(s *report.Stage) app.UI {
	verb, of, two := strings.Cut(s.Title, " ")
	if !two || s.Key != report.StagePlace && s.Key != report.StageRewrite {
		return app.Span().Text(s.Title)
	}
	return app.Span().Body(app.Text(verb), app.I().Text(" "+of))
}

// renderRun renders the last stage: the compiled program run, with the position of the run.
func (c *stageStrip) renderRun(says string) app.UI {
	class := ""
	if c.run.Shown() != "" {
		class = "on"
	}
	return app.Button().Type("button").Class(class).ID("run-button").
		Title("Run the compiled program and watch its pointers move").
		Aria("expanded", c.run.Shown() != "").
		OnClick(func(app.Context, app.Event) { c.run.Toggle() }).
		Body(app.Span().Text("Run"), app.Small().Text(says))
}

// renderCompared shows the difference in figures under the stages, in as many lines as needed.
func (c *stageStrip) renderCompared() app.UI {
	says := c.compare.Says()
	return app.P().ID("compared").Role("status").Hidden(says == "").Text(says)
}
