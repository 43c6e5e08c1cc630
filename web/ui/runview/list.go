package runview

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/words"
)

// renderList describes the picture in sentences, one item per object.
func (v *View) renderList(s *report.RunState) app.UI {
	head := fmt.Sprintf("step %d", s.Step)
	if s.Within > 0 {
		head += fmt.Sprintf(" · action %d", s.Within)
	}
	var stack []app.UI
	add := func(thread string, frames []report.RunFrame) {
		for i := len(frames) - 1; i >= 0; i-- {
			f := &frames[i]
			if f.Skipped > 0 {
				stack = append(stack, app.Li().Text(head+thread+" · "+skipped(f)))
			}
			at := head + thread + " · frame @" + words.Visible(f.Name)
			if len(f.Slots) == 0 {
				stack = append(stack, app.Li().Text(at))
			}
			for j := range f.Slots {
				slot := &f.Slots[j]
				item := app.Li().Text(at + " · " + slotText(slot, s.Within > 0))
				if slot.Light == report.LightNow {
					item = item.Class("now").Aria("current", "true")
				}
				stack = append(stack, item)
			}
		}
	}
	if len(s.Threads) == 0 {
		add("", s.Frames)
	}
	for i := range s.Threads {
		t, frames := &s.Threads[i], s.Threads[i].Frames
		if t.Number == s.Thread {
			frames = s.Frames
		}
		stack = append(stack, app.Li().Text(fmt.Sprintf("%s · %s · %s", head, t.Name, t.Text)))
		add(" · "+t.Name, frames)
	}
	held := holders(s)
	list := func(id, title, none string, n int, item func(i int) app.UI) app.UI {
		return app.Section().Aria("labelledby", id).Body(
			app.H3().ID(id).Text(title),
			app.P().Class("nothing").Hidden(n > 0).Text(none),
			app.Ul().Class("run-objects").Hidden(n == 0).Body(
				app.Range(make([]struct{}, n)).Slice(item)))
	}
	return app.Div().Class("run-list").Body(
		list("run-list-stack", "Stack, the oldest frame first", "No frame.", len(stack),
			func(i int) app.UI { return stack[i] }),
		list("run-list-heap", fmt.Sprintf("Heap: %s", source.Count(int(s.Total), "object")),
			"No object.",
			len(s.Objects), func(i int) app.UI {
				o := &s.Objects[i]
				return app.Li().Text(words.Visible(sentence(o, held[o.Address])))
			}),
		list("run-list-registers", "Registers", "", len(s.Registers), func(i int) app.UI {
			r := &s.Registers[i]
			return app.Li().Text(r.Name + " " +
				valueText(heldWord(&r.RunValue, true), s.Within > 0))
		}),
		list("run-list-events", eventsTitle(s), "Nothing in this step.", len(s.Events),
			func(i int) app.UI {
				return app.Li().Body(app.Text(fmt.Sprintf("action %d · ", s.EventsFrom+uint32(i))),
					elements.Prose(report.Readable(s.Events[i].Text)))
			}),
		list("run-list-output", "Output", outputText(s), 0, nil),
		app.Pre().Hidden(s.Output == "").Text(words.Visible(s.Output)),
	)
}

// kindText describes the purpose of a slot, according to its frame's record or else to the code.
func kindText(s *report.RunSlot) string {
	if s.Roles != 0 {
		return s.Roles.String()
	}
	return s.Kind.String()
}

// slotText describes the content of a slot.
func slotText(s *report.RunSlot, within bool) string {
	text := s.Place
	if s.Name != "" {
		text += " " + words.Visible(s.Name)
	}
	kind := kindText(s)
	if s.Dead {
		kind = "dead here"
	}
	text += " (" + kind + ") "
	if s.Means != "" {
		return text + words.Visible(s.Means)
	}
	return text + valueText(heldWord(&s.RunValue, s.Dead), within)
}

// valueText describes a word, and its previous value if the step changed it.
func valueText(v *report.RunValue, within bool) string {
	text := hex(v.Value)
	if v.Changed {
		text = hex(v.Before) + " → " + text
	}
	return text + valueNote(v, within)
}
