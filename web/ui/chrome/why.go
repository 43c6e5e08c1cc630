package chrome

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/desk"
	"statepoint/web/ui/words"
)

// whyLine shows the provenance chain of the selection. Every item in it is a jump.
type whyLine struct {
	broker    *broker.Broker
	browser   dialoged
	reader    *desk.Reader
	selection *desk.Selection
	trail     *desk.Trail
	stages    *stageStrip
	journey   *journey
	pins      *pins

	others otherItems // listed at the moment
}

// textTitles are the tooltips of the words beside names.
var textTitles = map[report.Text]string{
	report.TextRewritten: "as numbered in the rewritten IR",
}

// render renders the provenance chain of the selection. Every item in it is a jump.
func (c *whyLine) render() app.UI {
	if f := c.trail.Way(); f != nil {
		return c.renderTrail(f)
	}
	why := c.broker.Why()
	_, pinned := c.broker.Selected()
	if foreign := c.stages.ws.Foreign(); len(why.Steps) == 0 || pinned && foreign {
		ask := c.reader.Either("Point at", "Tap") +
			" a value, an instruction, or a byte to see where it came from."
		if foreign {
			ask = "The panes show the output of an earlier text."
			if c.stages.ws.Fails() {
				ask = "The text does not compile. " + ask
			}
		}
		return app.Footer().Class("why").ID("why").Body(
			app.Span().Class("ask").Text(ask),
			app.Ol().Hidden(true),
			app.Span().Class("hint").Text("F1 for help"),
			c.journey.renderButton(!c.journey.open),
			c.pins.render(),
			c.renderArrow(nil, -1),
			c.renderArrow(nil, 1),
		)
	}
	hint := c.selection.Linked()
	switch {
	case pinned:
		hint = strings.TrimPrefix(hint+c.reader.Either(" · Esc clears", ""), " · ")
	case hint != "" && !c.broker.Follows(): // a run's position has nothing to click
		hint += c.reader.Either(" · click pins", "")
	}
	if c.stages.appearance.follows() {
		return c.renderLine("why columns", "cat cat-"+why.Category.String(),
			why.Word, c.renderColumns(why.Category, why.Steps), hint, why.Steps)
	}
	return c.renderChain("cat cat-"+why.Category.String(), why.Word, why.Steps, hint)
}

// renderTrail renders the why line while the path of a finding is shown.
func (c *whyLine) renderTrail(f *report.Finding) app.UI {
	word, hint := "stale", "not relocated after a safepoint"
	if f.Word != "" {
		word, hint = f.Word, "found in the code"
	}
	return c.renderChain("cat cat-error", word, c.trail.Steps(f),
		hint+c.reader.Either(" · Esc clears", ""))
}

// renderChain renders a why line: a word, its steps and its buttons.
func (c *whyLine) renderChain(class, word string, steps []report.Step, hint string) app.UI {
	return c.renderLine("why", class, word, app.Ol().Aria("label", "From source to byte").Body(
		app.Range(steps).Slice(func(i int) app.UI {
			s := steps[i]
			firm := ""
			if i == 0 || i == len(steps)-1 || s.Kind.IsPlace() {
				firm = "firm"
			}
			return app.Li().Class(firm).Body(
				app.Button().Type("button").Title(words.Visible(s.Detail)).
					OnClick(func(app.Context, app.Event) { c.selection.Jump(s.ID) },
						app.EventScope(s.ID)).
					Text(words.Visible(s.Text)),
				app.Abbr().Class("of").Hidden(s.Of == report.TextAny).Title(
					textTitles[s.Of]).Text(s.Of.String()),
				app.Small().Class("detail").Hidden(s.Detail == "").Text(
					words.Visible(s.Detail)),
				c.renderMore(s),
			)
		}),
	), hint, nil)
}

// renderLine renders the line with its steps, and arrows that go through places.
func (c *whyLine) renderLine(line, class, word string, steps app.UI, hint string,
	places []report.Step) app.UI {
	return app.Footer().Class(line).ID("why").Body(
		app.Span().Class(class).Text(word),
		steps,
		app.Span().Class("hint").Title(hint).Text(hint),
		c.journey.renderButton(false),
		c.pins.render(),
		c.renderArrow(places, -1),
		c.renderArrow(places, 1),
	)
}
