package runview

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/words"
)

// renderSaid describes what the previous step did and what comes next.
func (v *controls) renderSaid(s *report.RunState) app.UI {
	class, by, sentence := "machine", "Machine", s.Sentence
	switch step, wrong := v.tray.wrongStep(); {
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
		sentence += fmt.Sprintf(" But it was not sound: at step %d it %s.%s", s.Astray.Step,
			s.Astray.Text, hidden(s))
	case s.Ended != "":
		class, by = "ended", "Ended"
	case s.Within > 0 || len(s.Events) > 0 && s.EventsOf < s.Step:
		class, by = "collector", "Collector"
	}
	// The button leads from the end to the first wrong step, and from there to where the address
	// was hidden.
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
						v.player.seek(to)
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

// hidden returns a sentence on where a stale address was stored.
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

// upcoming describes the machine's next action.
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
