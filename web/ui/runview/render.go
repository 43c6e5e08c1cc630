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

// Render draws the view.
func (v *View) Render() app.UI {
	var body app.UI
	switch s := v.state; {
	case !v.open:
		body = app.Div()
	case v.ws.Good == nil:
		body = app.P().Class("nothing").Text("Nothing to run: the text has not been compiled.")
	case s == nil:
		body = app.P().Class("nothing").Text("Recording the run…")
	case s.Trouble != "":
		body = app.Div().Body(v.renderSetup(), v.renderBroken(), v.renderTray(),
			app.P().Class("nothing").Role("alert").Text(words.Visible(s.Trouble)))
	default:
		body = v.renderState(s)
	}
	return app.Section().Class("run").ID("run").Aria("labelledby", "title-run").
		Hidden(!v.open).Body(
		app.Header().Body(
			app.H2().ID("title-run").TabIndex(-1).Text("Run"),
			app.P().ID("run-where").Text(v.where()),
			app.Button().Type("button").Class("stop").ID("run-stop").
				Hidden(!v.ws.Client.Running() && (v.state == nil || v.state.Complete || v.stopped)).
				Title("End the engine's work on this run").
				OnClick(func(app.Context, app.Event) { v.stop() }).Text("Stop"),
			app.Button().Type("button").Class("tool").ID("run-close").Aria("label", "Close Run").
				OnClick(func(app.Context, app.Event) { v.front = true; v.Toggle() }).
				Body(elements.Raw(elements.IconClose)),
		),
		v.renderBanner(),
		app.Div().Class("run-body").TabIndex(0).Role("group").Aria("label", "Run").Body(body),
	)
}

// where says at which step and place the run is.
func (v *View) where() string {
	if v.state == nil || v.state.Trouble != "" {
		return ""
	}
	return "at " + words.Visible(v.state.Where)
}

// control is a button that goes somewhere.
type control struct {
	id, title, hint, action string
}

var controls = []control{
	{"previous", "◂◂ Safepoint", "To the safepoint before (Shift+F8)", report.RunPrevious},
	{"back", "◂ Back", "Back one step, or one action of the collector (F9)", report.RunBack},
	{"step", "Step", "One step, into calls and collections (F11)", report.RunStep},
	{"over", "Over", "One step, over calls and collections (F10)", report.RunOver},
	{"out", "Out", "To the caller (Shift+F11)", report.RunOut},
	{"next", "Safepoint ▸▸", "To the next safepoint (F8)", report.RunNext},
}

func (v *View) renderState(s *report.RunState) app.UI {
	play, run := "Play", "Run"
	if v.playing != 0 {
		play = "Pause"
	}
	if v.fast.on {
		run = "Pause"
	}
	return app.Div().Body(
		v.renderSetup(),
		app.Div().Class("run-controls").Role("toolbar").Aria("label", "Steps").Body(
			app.Button().Type("button").Class("primary").ID("run-play").
				Title("From safepoint to safepoint (Space on the timeline)").
				OnClick(func(app.Context, app.Event) { v.play() }).Text(play),
			app.Button().Type("button").ID("run-fast").Title("At full speed").
				OnClick(func(app.Context, app.Event) { v.run() }).Text(run),
			app.Range(controls).Slice(func(i int) app.UI {
				c := controls[i]
				return app.Button().Type("button").ID("run-"+c.id).Title(c.hint).
					OnClick(func(app.Context, app.Event) {
						v.halt()
						v.do(c.action)
					}, app.EventScope(c.action)).Text(c.title)
			}),
			v.renderBreakButton(),
			app.Span().Class("run-count").ID("run-count").Text(counter(s)),
		),
		v.renderTimeline(s),
		v.renderTray(),
		v.renderBroken(),
		v.renderActions(s),
		app.P().Class("run-sentence").ID("run-sentence").Aria("live", "polite").
			Body(elements.Prose(report.Readable(s.Sentence))),
		app.P().Class("run-upcoming").ID("run-upcoming").Body(app.Text(upcoming(s))),
		app.P().Class("run-ir").ID("run-ir").Hidden(s.IR == "").Body(
			app.Code().Text(words.Visible(words.Clip(s.IR)))),
		app.Div().Class("run-picture").Body(v.renderStack(s), v.renderHeap(s)),
		v.renderReads(s),
		v.renderEvents(s),
		v.renderRegisters(s),
		app.Section().Aria("labelledby", "run-output-title").Body(
			app.H3().ID("run-output-title").Text("Output"),
			app.Pre().ID("run-output").Text(words.Visible(outputText(s))),
		),
	)
}

func outputText(s *report.RunState) string {
	if s.Output == "" {
		return "Nothing has been printed."
	}
	return s.Output
}

func counter(s *report.RunState) string {
	text := fmt.Sprintf("%d / %d", s.Step, s.End)
	if !s.Complete {
		text += "…"
	}
	if s.Within > 0 {
		text += fmt.Sprintf(" · action %d / %d", s.Within, s.Actions)
	}
	return text
}

// upcoming says what the machine is about to do.
func upcoming(s *report.RunState) string {
	if s.Within > 0 {
		return fmt.Sprintf("Inside step %d: the collector has done %d of its %s.", s.Step, s.Within,
			count(int(s.Actions), "action"))
	}
	if s.Ended != "" {
		return "The run has ended."
	}
	return words.Visible("Next: " + s.Next)
}

// renderTimeline is the line of all steps.
func (v *View) renderTimeline(s *report.RunState) app.UI {
	var b strings.Builder
	b.WriteString(`<svg class="run-marks" viewBox="0 0 1000 16" preserveAspectRatio="none" ` +
		`aria-hidden="true">`)
	for _, m := range s.Marks {
		class := "mark"
		if m.Collected {
			class = "mark collected"
		}
		fmt.Fprintf(&b, `<path class="%s" d="M%d 0v16"/>`, class, 1000*m.Step/max(s.End, 1))
	}
	if step, ok := v.wrongStep(); ok {
		fmt.Fprintf(&b, `<path class="wrong" d="M%d 0v16"/>`, 1000*min(step, s.End)/max(s.End, 1))
	}
	b.WriteString("</svg>")
	thumb := s.Step
	if v.seeking {
		thumb = v.sought
	}
	return app.Div().Class("run-line").Body(
		elements.Raw(b.String()),
		app.Input().Type("range").ID("run-timeline").Min(0).Max(s.End).Step(1).
			Attr("value", strconv.FormatUint(thumb, 10)).
			Aria("label", "Step of the run").
			Aria("valuetext", fmt.Sprintf("step %d of %d, %s", s.Step, s.End, s.Where)).
			OnInput(func(ctx app.Context, _ app.Event) {
				if n, err := strconv.ParseUint(browser.Value(ctx), 10, 64); err == nil {
					v.seek(n)
				}
			}).
			OnKeyDown(func(_ app.Context, e app.Event) {
				if e.Get("key").String() == " " {
					e.PreventDefault()
					v.play()
				}
			}),
	)
}

// pin is a button that pins ids, or what it would say without any.
func (v *View) pin(ids []uint32, label string, body ...app.UI) app.UI {
	if len(ids) == 0 || ids[0] == 0 {
		return app.Span().Body(body...)
	}
	b := app.Button().Type("button").Class("run-pin").
		OnClick(func(app.Context, app.Event) { v.panes.Pin(ids) }, app.EventScope(fmt.Sprint(ids)))
	if label != "" {
		b = b.Aria("label", label)
	}
	return b.Body(body...)
}

// renderStack shows the frames, the oldest on top.
func (v *View) renderStack(s *report.RunState) app.UI {
	title := "Stack, growing downwards"
	if len(s.Threads) > 0 {
		title = "Stacks, growing downwards"
	}
	return app.Section().Aria("labelledby", "run-stack-title").ID("run-stack").Body(
		app.H3().ID("run-stack-title").Text(title),
		app.If(len(s.Threads) == 0, func() app.UI { return v.renderFrames(s, s.Frames) }),
		app.Range(s.Threads).Slice(func(i int) app.UI { return v.renderThread(s, &s.Threads[i]) }),
	)
}

// renderThread shows what a thread does, and its frames.
func (v *View) renderThread(s *report.RunState, t *report.RunThread) app.UI {
	frames, class, now := t.Frames, "run-thread", ""
	if t.Late {
		class += " late"
	}
	if t.Number == s.Thread {
		frames, class, now = s.Frames, class+" current", "current: "
	}
	return app.Div().Class(class).Body(
		app.H4().Body(app.B().Text(fmt.Sprintf("Thread %d", t.Number)),
			app.Small().Text(now+t.Text)),
		v.renderFrames(s, frames))
}

// renderFrames shows frames, the oldest on top.
func (v *View) renderFrames(s *report.RunState, frames []report.RunFrame) app.UI {
	n := len(frames)
	return app.Div().Body(app.Range(frames).Slice(func(i int) app.UI {
		return v.renderFrame(&frames[n-1-i], s.Within > 0)
	}))
}

func (v *View) renderFrame(f *report.RunFrame, within bool) app.UI {
	class := "run-frame"
	if f.Light == report.Now {
		class += " visited"
	}
	where := fmt.Sprintf("at +0x%x", f.Offset)
	switch {
	case f.Outside:
		where = "of the runtime"
	case f.Record == 0:
		where += ", no record here: names are of what a slot holds at one time or another"
	}
	return app.Div().Class(class).Body(
		app.H4().Body(
			v.pin([]uint32{f.ID}, "", app.Code().Text("@"+words.Visible(f.Name))),
			app.Small().Text(where),
			app.If(f.Record != 0, func() app.UI {
				return v.pin([]uint32{f.Record}, "", app.Text(fmt.Sprintf(
					"→ record %d, bytes 0x%x–0x%x", f.Number, f.Start, f.End-1)))
			}),
		),
		app.If(len(f.Slots) > 0, func() app.UI {
			return app.Table().Body(
				app.ColGroup().Body(app.Col(), app.Col(), app.Col(), app.Col()),
				app.THead().Class("hush").Body(app.Tr().Body(app.Th().Text("Place"),
					app.Th().Text("Name"), app.Th().Text("Kind"), app.Th().Text("Value"))),
				app.TBody().Body(
					app.Range(f.Slots).Slice(func(i int) app.UI {
						return v.renderSlot(&f.Slots[i], within)
					}),
				))
		}),
	)
}

func (v *View) renderSlot(s *report.RunSlot, within bool) app.UI {
	ids := s.IDs
	if len(ids) == 0 && s.ID != 0 {
		ids = []uint32{s.ID}
	}
	class, kind := "cat-"+s.Category.String(), s.Kind
	if s.Dead {
		class, kind = "dead", "dead here"
	}
	switch {
	case s.Stale && !s.Dead && within && s.Object != 0:
		class += " todo"
	case s.Stale && !s.Dead:
		class += " stale"
	}
	class += []string{report.Far: "", report.Near: " near", report.Now: " now"}[s.Light]
	if s.Light == report.Now && s.Changed {
		class += " pulse"
	}
	row := app.Tr().Class(class)
	if s.Object != 0 && !s.Dead && len(s.IDs) > 0 {
		row = row.DataSet("to", fmt.Sprintf("0x%x", s.Object)).
			DataSet("arrow", strings.Fields(class)[0])
	}
	return row.Body(
		app.Td().Body(v.pin(ids, s.Place+" "+s.Name, app.Code().Text(s.Place))),
		app.Td().Body(app.Code().Text(words.Visible(s.Name))),
		app.Td().Text(kind),
		app.Td().Body(renderValue(&s.RunValue, within)),
	)
}

// renderValue is a word, with what it was if the step changed it.
func renderValue(v *report.RunValue, within bool) app.UI {
	note := ""
	switch {
	case v.Ahead:
		note = fmt.Sprintf(" where 0x%x will be", v.Object)
	case v.Stale && within && v.Object != 0:
		note = " still to update"
	case v.Stale:
		note = " left behind"
	case v.Object != 0 && v.Value > v.Object:
		note = fmt.Sprintf(" %d into 0x%x", v.Value-v.Object, v.Object)
	}
	return app.Span().Class("run-value").Body(
		app.Del().Hidden(!v.Changed).Text(hex(v.Before)),
		app.Span().Class("hush").Hidden(!v.Changed).Text(" becomes "),
		app.Code().Text(hex(v.Value)),
		app.Small().Text(note),
	)
}

// hex writes a word, a small one as a number.
func hex(v uint64) string {
	switch {
	case v == 0:
		return "0"
	case int64(v) < 0 && int64(v) > -1<<16:
		return strconv.FormatInt(int64(v), 10)
	case v < 1<<12:
		return strconv.FormatUint(v, 10)
	}
	return fmt.Sprintf("0x%x", v)
}

// renderRegisters shows those that changed or point to an object, and all on demand.
func (v *View) renderRegisters(s *report.RunState) app.UI {
	var told []*report.RunRegister
	for i := range s.Registers {
		if r := &s.Registers[i]; r.Changed || r.Object != 0 {
			told = append(told, r)
		}
	}
	row := func(r *report.RunRegister) app.UI {
		return app.Li().DataSet("register", r.Name).Body(app.Code().Text(r.Name),
			renderValue(&r.RunValue, s.Within > 0))
	}
	return app.Section().Aria("labelledby", "run-registers-title").Body(
		app.H3().ID("run-registers-title").Text("Registers that changed or point to objects"),
		app.Ul().Class("run-registers").ID("run-registers").Body(
			app.Range(told).Slice(func(i int) app.UI { return row(told[i]) })),
		app.Details().Body(app.Summary().Text("All registers"),
			app.Ul().Class("run-registers").Body(
				app.Range(s.Registers).Slice(func(i int) app.UI { return row(&s.Registers[i]) }))),
	)
}
