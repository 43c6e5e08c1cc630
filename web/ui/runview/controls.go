package runview

import (
	"fmt"
	"html"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/browser"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/words"
)

// control is a button that goes somewhere.
type control struct {
	id, title, hint, action, icon string
}

// buttons are the buttons before and after the play button.
var buttons = [2][]control{{
	{"previous", "Previous safepoint", "Previous safepoint (Shift+F8)", report.RunPrevious,
		elements.IconPrevious},
	{"back", "Back", "Back one step, or one action of the collector (F9)", report.RunBack,
		elements.IconBack},
}, {
	{"step", "Step", "One step, into calls and collections (F11)", report.RunStep,
		elements.IconStep},
	{"over", "Over", "One step, over calls and collections (F10)", report.RunOver,
		elements.IconOver},
	{"out", "Out", "To the caller (Shift+F11)", report.RunOut, elements.IconOut},
	{"next", "Next safepoint", "Next safepoint (F8)", report.RunNext, elements.IconNext},
}}

// controls moves between steps and describes them.
type controls struct {
	browser Window
	player  *player
	tray    *tray
}

// render renders the buttons, the timelines of steps and actions, and a sentence.
func (v *controls) render(s *report.RunState) app.UI {
	return app.Div().Body(v.renderButtons(s), v.renderTimeline(s), v.renderActions(s),
		v.renderSaid(s))
}

// renderButtons renders the buttons that move between steps, and the number of the current step.
func (v *controls) renderButtons(s *report.RunState) app.UI {
	play, icon := "Play", elements.IconRun
	run := []app.UI{app.I().Text("To the "), app.Text("end")}
	if v.player.playing != 0 {
		play, icon = "Pause", elements.IconPause
	}
	if v.player.fast.on {
		run = []app.UI{app.Text("Pause")}
	}
	row := func(list []control) app.UI {
		return app.Range(list).Slice(func(i int) app.UI {
			c := list[i]
			b := app.Button().Type("button").ID("run-"+c.id).Title(c.hint).
				OnClick(func(app.Context, app.Event) {
					v.player.halt()
					v.player.do(c.action)
				}, app.EventScope(c.action))
			title, of, more := strings.Cut(c.title, " ")
			if more {
				b, of = b.Aria("label", c.hint), " "+of
			}
			return b.Body(elements.Raw(c.icon),
				app.Span().Body(app.Text(title), app.I().Text(of))) // where there is room
		})
	}
	return app.Div().Class("run-bar").Body(
		app.Div().Class("run-controls").Role("toolbar").Aria("label", "Steps").Body(
			row(buttons[0]),
			app.Button().Type("button").Class("primary").ID("run-play").
				Title("From safepoint to safepoint (Space on the timeline)").
				OnClick(func(app.Context, app.Event) { v.player.play() }).
				Body(elements.Raw(icon), app.Span().Text(play)),
			row(buttons[1]),
			app.Button().Type("button").ID("run-fast").Title("To the end, at full speed").
				OnClick(func(app.Context, app.Event) { v.player.run() }).
				Body(elements.Raw(elements.IconFast), app.Span().Body(run...)),
		),
		app.Span().Class("run-count").ID("run-count").Body(app.Text(counter(s)),
			app.Span().Class("run-within").Text(within(s))),
	)
}

func counter(s *report.RunState) string {
	text := fmt.Sprintf("%d / %d", s.Step, s.End)
	if !s.Complete {
		text += "…"
	}
	return text
}

// within describes which of a step's actions is shown.
func within(s *report.RunState) string {
	if s.Within == 0 {
		return ""
	}
	return fmt.Sprintf(" · action %d / %d", s.Within, s.Actions)
}

// renderTimeline renders the timeline of all steps.
func (v *controls) renderTimeline(s *report.RunState) app.UI {
	thumb := s.Step
	if v.player.seeking {
		thumb = v.player.sought
	}
	return app.Div().Class("run-line").Body(
		elements.Raw(v.drawMarks(s)),
		elements.Raw(fmt.Sprintf(`<svg class="run-past" aria-hidden="true">`+
			`<line class="past" x1="0" x2="%s" y1="21" y2="21"/></svg>`, percent(place(s, thumb)))),
		app.Input().Type("range").ID("run-timeline").Min(0).Max(s.End).Step(1).
			Attr("value", strconv.FormatUint(thumb, 10)).
			Aria("label", "Step of the run").
			Aria("valuetext", fmt.Sprintf("step %d of %d, %s", s.Step, s.End, s.Where)).
			OnInput(func(ctx app.Context, _ app.Event) {
				if n, err := strconv.ParseUint(browser.Value(ctx), 10, 64); err == nil {
					v.player.seek(n)
				}
			}).
			OnKeyDown(func(_ app.Context, e app.Event) {
				if e.Get("key").String() == " " {
					e.PreventDefault()
					v.player.play()
				}
			}),
	)
}

// place returns a step's position on the timeline, in thousandths of its length.
func place(s *report.RunState, step uint64) uint64 {
	return 1000 * min(step, s.End) / max(s.End, 1)
}

// percent writes thousandths.
func percent(x uint64) string { return fmt.Sprintf("%d.%d%%", x/10, x%10) }

// Labels of the timeline: how wide a letter is, the width of the narrowest line that has labels
// (static/css/run.css), both in pixels, and how much of the printed text they show.
const letterWidth, labelledWidth, labelLength = 7, 520, 21

// labelRoom returns the width of a label with the space after it, in thousandths of that line.
func labelRoom(text string) uint64 {
	return uint64(letterWidth*(len([]rune(text))+1)) * 1000 / labelledWidth
}

// drawMarks draws the marks of the timeline: safepoints, collections, printed output, and the first
// wrong step.
func (v *controls) drawMarks(s *report.RunState) string {
	var b strings.Builder
	at := func(step uint64) uint64 { return place(s, step) }
	line := func(class string, x uint64, y1, y2 int) {
		fmt.Fprintf(&b, `<line class="%s" x1="%s" x2="%[2]s" y1="%d" y2="%d"/>`, class, percent(x),
			y1, y2)
	}
	b.WriteString(`<svg class="run-marks" aria-hidden="true">` +
		`<line class="rest" x1="0" x2="100%" y1="21" y2="21"/>`)
	free := map[int]uint64{} // where the next label may begin, by its height
	label := func(class string, step uint64, y int, text string) {
		x, room := at(step), labelRoom(text)
		anchor, begin := "middle", x-min(x, room/2)
		switch {
		case x < room/2:
			anchor, begin, x = "start", 0, 0
		case x > 1000-room/2:
			anchor, begin, x = "end", 1000-room, 1000
		}
		if begin < free[y] {
			return
		}
		free[y] = begin + room
		fmt.Fprintf(&b, `<text class="%s" x="%s" y="%d" text-anchor="%s">%s</text>`, class,
			percent(x), y, anchor, html.EscapeString(words.Visible(text)))
	}
	last, collections := uint64(1)<<63, 0
	for _, m := range s.Marks {
		x := at(m.Step)
		if m.Collected {
			collections++
			if len(s.Marks) < report.MostRunMarks { // otherwise some are left out
				label("collected", m.Step, 10, fmt.Sprintf("collection %d", collections))
			}
		}
		if x == last && !m.Collected {
			continue
		}
		last = x
		if m.Collected {
			line("collected", x, 13, 29)
		}
		line("mark", x, 16, 26)
	}
	if step, ok := v.tray.wrongStep(); ok {
		line("wrong", at(step), 13, 29)
		label("wrong", step, 38, "first wrong step")
	}
	for _, p := range s.Prints {
		line("print", at(p.Step), 18, 24)
		text := []rune(strings.ReplaceAll(p.Text, "\n", " "))
		if len(text) > labelLength {
			text = append(text[:labelLength-1], '…')
		}
		label("print", p.Step, 38, string(text))
	}
	b.WriteString("</svg>")
	return b.String()
}
