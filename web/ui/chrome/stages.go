package chrome

import (
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/options"
	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/runview"
	"statepoint/web/ui/settings"
	"statepoint/web/ui/workspace"
)

// stageStrip is the strip of stages under the bar, of which one is chosen, and what changed since a
// kept result.
type stageStrip struct {
	ws         *workspace.Workspace
	browser    focuser
	reader     *desk.Reader
	stages     *desk.Stages
	compare    *desk.Compare
	run        *runview.View
	appearance *appearance
}

// stageRun is the key of the last stop, where the compiled program runs.
const stageRun = "run"

// at returns the key of the stop that the reader is at.
func (c *stageStrip) at() string {
	switch {
	case c.run.Shown() == "front":
		return stageRun
	case c.appearance.follows():
		return c.stages.Shown(c.reader.Beside)
	}
	return c.ws.Stage
}

// press goes to a stop that was pressed. Enter on the run, which the arrow keys already opened,
// leads into it; a click, which has a detail, closes it.
func (c *stageStrip) press(key string, e app.Event) {
	if key == stageRun && c.at() == stageRun && e.Get("detail").Int() == 0 {
		c.browser.Focus("#title-run")
		return
	}
	c.choose(key)
}

// choose goes to a stop. Choosing the run again closes it.
func (c *stageStrip) choose(key string) {
	if key == stageRun {
		c.run.Toggle()
		return
	}
	c.leaveRun()
	c.stages.Choose(key)
}

// leaveRun shows the panes instead of the run. Beside all panes it would hide two of them.
func (c *stageStrip) leaveRun() {
	c.run.Behind()
	if !c.appearance.follows() {
		c.run.Leave()
	}
}

// step goes to the next or previous stop; at the ends it does nothing.
func (c *stageStrip) step(by int) {
	stops, at := c.stages.Stops(), c.at()
	i := slices.IndexFunc(stops, func(s report.Stage) bool { return desk.IsOf(s.Key, at) })
	if at == stageRun {
		i = len(stops)
	}
	switch to := i + by; {
	case i < 0 || to < 0 || to > len(stops):
	case to == len(stops):
		c.choose(stageRun)
		c.reader.Say("Run")
	default:
		c.choose(stops[to].Key)
		s := stops[to]
		c.reader.Say(strings.TrimSuffix(s.Title+": "+s.Summary, ": "))
	}
}

// key handles a key on a stop: arrows go to its neighbours, as among radio buttons.
func (c *stageStrip) key(_ app.Context, e app.Event) {
	by := map[string]int{"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1,
		"ArrowUp": -1}[e.Get("key").String()]
	if by == 0 {
		return
	}
	e.PreventDefault()
	c.step(by)
	c.browser.Defer(func() { c.browser.Focus(".stages [aria-checked=true]") })
}

func (c *stageStrip) render() app.UI {
	stages := c.stages.Stops()
	at, past := c.at(), true
	return app.Nav().Class("stages").Aria("label", "Stages").Body(
		app.Ol().Role("radiogroup").Aria("label", "Stage").Body(
			app.Range(stages).Slice(func(i int) app.UI {
				return c.renderStage(stages[i], at, &past)
			}),
			c.renderStop(stop{stageRun, "", "Run the compiled program and watch its pointers move",
				"Run", c.run.Stage()}, at, &past).ID("stage-run"),
		),
	)
}

// stop is a stop as it is drawn.
type stop struct {
	key, class, hint, title, says string
}

// short returns a stop's title where there is room for a word.
func (s *stop) short() string {
	switch s.key {
	case report.StageParse:
		if s.title == "Parse" {
			return "IR"
		}
	case report.StageLower:
		return "Code"
	case report.StageStackMap:
		return "Map"
	case options.Barriers:
		return "Barriers"
	}
	word, _, _ := strings.Cut(s.title, " ")
	return word
}

// renderStop renders a stop; past is set before the one that the reader is at.
func (c *stageStrip) renderStop(s stop, at string, past *bool) *app.Element {
	index, on, way := -1, desk.IsOf(s.key, at), ""
	if on {
		index, *past = 0, false
		s.class += " on"
	} else if *past {
		way = "past"
	}
	id := "stop-" + s.key
	if s.key == stageRun {
		id = "run-button"
	}
	return app.Li().Role("none").Class(way).Body(
		app.Button().Type("button").Role("radio").Class(s.class).ID(id).
			Aria("checked", on).TabIndex(index).DataSet("stage", s.key).Title(s.hint).
			OnClick(func(_ app.Context, e app.Event) { c.press(s.key, e) }, app.EventScope(s.key)).
			OnKeyDown(c.key, app.EventScope(s.key)).
			Body(app.Span().Text(s.title), app.Span().Class("short").Text(s.short()),
				app.Small().Title(s.says).Text(s.says)),
	)
}

// stageMeanings say what a stage's figures count where another figure counts something similar.
var stageMeanings = map[string]string{
	report.StageParse: "Instructions of the parsed IR",
	report.StageRewrite: "Statepoints; relocates, two for a pointer that is live after an " +
		"invoke; remats, which are values computed again instead; and bases that had to be " +
		"inserted",
	report.StageLower: "Bytes of machine code in all functions, with the padding between " +
		"them; and the largest frame, in bytes",
}

func (c *stageStrip) renderStage(s report.Stage, at string, past *bool) app.UI {
	if c.ws.Engine().Slow() && desk.IsOf(s.Key, c.ws.Engine().Stage()) {
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
	if r := c.ws.Latest; s.Key == report.StageLower && r != nil && r.OK {
		meaning = source.Count(r.Figures.MachineInstructions, "x86 instruction") + ". " + meaning
	}
	return c.renderStop(stop{s.Key, class, meaning, stopTitle(&s), summary}, at, past)
}

// stopTitle returns the title of a stop, which is that of its stage, or for the passes its first
// word.
func stopTitle(s *report.Stage) string {
	if s.Key == report.StagePlace || s.Key == report.StageRewrite {
		title, _, _ := strings.Cut(s.Title, " ")
		return title
	}
	return s.Title
}

// stageSays returns a stage's outcome as a class, and the strip's text for it. What a text still
// awaited reaches, or where it fails, is not known.
func (c *stageStrip) stageSays(s *report.Stage) (class, summary string) {
	summary = s.Summary
	ran := summary != "" || s.Changed || s.Doc != nil
	known := c.ws.Latest != nil && !c.ws.Engine().Slow() && !c.ws.Awaited()
	switch {
	case known && desk.IsOf(s.Key, c.ws.Latest.Failed):
		class = "failed"
	case !ran && settings.IsOff(&c.ws.Options, s.Key):
		class, summary = "idle", "switched off"
	case known && !ran:
		class, summary = "idle", "not reached"
	case c.ws.Latest != nil && ran && !s.Changed:
		class = "idle"
		if summary == "" {
			summary = "no change"
		}
	}
	return class, summary
}

// advance goes to the next or previous stop or, in the run, to the next or previous moment; single
// takes a single step of the run instead.
func (c *stageStrip) advance(by int, single bool) {
	if c.at() != stageRun || !c.run.Go(by, single) && by < 0 {
		c.step(by)
	}
}

// renderPresented says, while presenting, what is shown and how to go on.
func (c *stageStrip) renderPresented() app.UI {
	title, says := "Run", c.run.Stage()
	at := c.at()
	for _, s := range c.stages.Stops() {
		if desk.IsOf(s.Key, at) {
			title = stopTitle(&s)
			_, says = c.stageSays(&s)
		}
	}
	hint := "Page Down goes on, Page Up back, Esc leaves"
	if at == stageRun {
		hint = "Page Down, Page Up: spill, safepoint, reload · → ← one step · Esc leaves"
	}
	return app.Section().Class("presented").ID("presented").TabIndex(-1).
		Aria("label", "Presented").Hidden(!c.appearance.presenting).Body(
		app.B().Text(title), app.Span().Text(says),
		app.Small().Text(hint))
}

// renderCompared shows the difference in figures under the stages, in as many lines as needed, and
// a button that ends the comparison.
func (c *stageStrip) renderCompared() app.UI {
	says := c.compare.Says()
	return app.Div().ID("compared").Hidden(says == "").Body(
		app.Span().Role("status").Text(says),
		app.Button().Type("button").Class("tool").Aria("label", "End the comparison").
			Title("End the comparison: show the new result alone").
			OnClick(func(app.Context, app.Event) { c.compare.Toggle() }).
			Body(elements.Raw(elements.IconClose)),
	)
}
