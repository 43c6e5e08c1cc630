package runview

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/words"
)

// renderActions renders the timeline of the collector's actions in the next step.
func (v *controls) renderActions(s *report.RunState) app.UI {
	if s.Actions == 0 {
		return app.Div().Class("run-actions").Hidden(true)
	}
	return app.Div().Class("run-actions").Body(
		app.Label().For("run-action").Text("Collector"),
		app.Input().Type("range").ID("run-action").Min(0).Max(s.Actions).Step(1).
			Attr("value", strconv.FormatUint(uint64(s.Within), 10)).
			Aria("valuetext", fmt.Sprintf("action %d of %d", s.Within, s.Actions)).
			OnInput(func(ctx app.Context, _ app.Event) {
				if n, err := strconv.ParseUint(browser.Value(ctx), 10, 32); err == nil {
					v.player.seekAction(v.player.state.Step, uint32(n))
				}
			}, app.EventScope(s.Step)),
		app.Span().Class("run-within").Aria("hidden", true).Text(fmt.Sprintf("action %d / %d",
			s.Within, s.Actions)),
	)
}

// eventsTitle is the title of the collector's actions, with the step and the range that is listed.
func eventsTitle(s *report.RunState) string {
	title := "What the collector does"
	if len(s.Events) == 0 {
		return title
	}
	title += fmt.Sprintf(" in step %d", s.EventsOf)
	if last := s.EventsFrom + uint32(len(s.Events)) - 1; last < s.EventsAll || s.EventsFrom > 1 {
		title += fmt.Sprintf(": actions %d to %d of %d", s.EventsFrom, last, s.EventsAll)
	}
	return title
}

// renderEvents lists the collector's actions in a step; each line jumps to its action.
func (p *picture) renderEvents(s *report.RunState) app.UI {
	return app.Section().Aria("labelledby", "run-events-title").Hidden(len(s.Events) == 0).Body(
		app.H3().ID("run-events-title").Text(eventsTitle(s)),
		app.Ol().Class("run-events").ID("run-events").Body(
			app.Range(s.Events).Slice(func(i int) app.UI {
				e, n := &s.Events[i], s.EventsFrom+uint32(i)
				step := s.EventsOf
				b := app.Button().Type("button").Class("run-go").
					Aria("label", fmt.Sprintf("Go to action %d", n)).
					OnClick(func(app.Context, app.Event) { p.player.seekAction(step, n) },
						app.EventScope(step, n)).Text(n)
				item := app.Li().Class("act-" + e.Kind)
				if n == s.Within && s.EventsOf == s.Step {
					item, b = item.Class("now"), b.Aria("current", "step")
				}
				return item.Body(b,
					p.pinner.pin(e.IDs, "", elements.Prose(report.Readable(e.Text))))
			}),
		))
}

// renderReads shows the bytes that describe the frame being visited by the collector.
func (p *picture) renderReads(s *report.RunState) app.UI {
	title := ""
	if len(s.Reads) > 0 {
		title = "Bytes read: " + s.Reads[0].Section
		if s.Reads[0].Section == "" {
			title = "Bytes read: the program's memory"
		}
	}
	return app.Section().Aria("labelledby", "run-reads-title").ID("run-reads").
		Hidden(len(s.Reads) == 0).Body(
		app.H3().ID("run-reads-title").Text(title),
		app.Table().Body(app.TBody().Body(app.Range(s.Reads).Slice(func(i int) app.UI {
			r := &s.Reads[i]
			row := app.Tr()
			if c := lightClasses[r.Light]; c != "" {
				row = row.Class(c)
			}
			return row.Body(
				app.Td().Body(p.pinner.pin([]uint32{r.ID}, "",
					app.Code().Text(fmt.Sprintf("%04x", r.Offset)))),
				app.Td().Body(app.Code().Text(spaced(r.Bytes))),
				app.Td().Title(words.Visible(r.Text)).Text(words.Visible(r.Text)))
		}))),
	)
}

// spaced writes bytes in groups of four.
func spaced(hex string) string {
	if strings.Contains(hex, " ") {
		return hex
	}
	var b strings.Builder
	for i := 0; i < len(hex); i += 8 {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(hex[i:min(i+8, len(hex))])
	}
	return b.String()
}
