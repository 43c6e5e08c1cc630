package runview

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/location"
	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/words"
)

// renderStack shows the frames, the oldest on top.
func (p *picture) renderStack(s *report.RunState) app.UI {
	title := "Stack, growing downwards"
	if len(s.Threads) > 0 {
		title = "Stacks, growing downwards"
	}
	return app.Section().Aria("labelledby", "run-stack-title").ID("run-stack").Body(
		app.H3().ID("run-stack-title").Text(title),
		p.renderStale(s, p.grave(s)),
		app.If(len(s.Threads) == 0, func() app.UI { return p.renderFrames(s, s.Frames) }),
		app.P().Class("run-kinds").Text(kindsText(s)),
		app.Range(s.Threads).Slice(func(i int) app.UI { return p.renderThread(s, &s.Threads[i]) }),
	)
}

// kindsText explains the kinds that records give slots of the frames that are shown, or says that
// there is none.
func kindsText(s *report.RunState) string {
	if len(s.Frames) == 0 && len(s.Threads) == 0 {
		return "No frame."
	}
	var roles location.RoleSet
	add := func(frames []report.RunFrame) {
		for i := range frames {
			for j := range frames[i].Slots {
				roles |= frames[i].Slots[j].Roles
			}
		}
	}
	add(s.Frames)
	for i := range s.Threads {
		add(s.Threads[i].Frames)
	}
	var says []string
	for _, k := range []struct {
		role location.Role
		is   string
	}{
		{location.RoleBase, "the address of the start of an object"},
		{location.RoleDerived, "a pointer into an object, which moves with its base"},
		{location.RoleDeopt, "a value the runtime needs to continue elsewhere"},
	} {
		if roles.Has(k.role) {
			says = append(says, k.role.String()+": "+k.is)
		}
	}
	return strings.Join(says, "; ")
}

// renderThread shows what a thread does, and its frames.
func (p *picture) renderThread(s *report.RunState, t *report.RunThread) app.UI {
	frames, class, now := t.Frames, "run-thread", ""
	if t.Late {
		class += " late"
	}
	if t.Number == s.Thread {
		frames, class, now = s.Frames, class+" current", "current: "
	}
	return app.Div().Class(class).Body(
		app.H4().Body(app.B().Text(t.Name),
			app.Small().Text(now+t.Text)),
		p.renderFrames(s, frames))
}

// renderFrames shows frames, the oldest on top.
func (p *picture) renderFrames(s *report.RunState, frames []report.RunFrame) app.UI {
	n, pointing := len(frames), current(frames)
	return app.Div().Body(app.Range(frames).Slice(func(i int) app.UI {
		return p.renderFrame(&frames[n-1-i], s.Within > 0, n-1-i == pointing)
	}))
}

// current returns the index of the frame being visited by the collector, or of the innermost
// compiled one; -1 for none.
func current(frames []report.RunFrame) int {
	visited := func(f report.RunFrame) bool { return f.Light == report.LightNow }
	if i := slices.IndexFunc(frames, visited); i >= 0 {
		return i
	}
	return slices.IndexFunc(frames, func(f report.RunFrame) bool { return !f.Outside })
}

// lightClasses are the style classes of the lights.
var lightClasses = [...]string{report.LightNear: "near", report.LightNow: "now"}

// skipped says how many frames before a frame are omitted.
func skipped(f *report.RunFrame) string {
	return fmt.Sprintf("… %s that are not shown", source.Count(int(f.Skipped), "frame"))
}

// renderFrame shows a frame. Arrows lead to the heap from the current frame and from the pins.
func (p *picture) renderFrame(f *report.RunFrame, within, current bool) app.UI {
	class := "run-frame"
	if f.Light == report.LightNow {
		class += " visited"
	}
	if current {
		class += " current"
	}
	where := fmt.Sprintf("at +0x%x", f.Offset)
	switch {
	case f.Outside:
		where = "of the runtime"
	case f.Record == 0:
		where += ". No record describes this point"
		if slices.ContainsFunc(f.Slots, func(s report.RunSlot) bool { return s.Name != "" }) {
			where += ", so each slot lists every value that it ever holds"
		}
		where += "; [rsp+0] is where rsp points now."
	}
	return app.Div().Class(class).Body(
		app.P().Class("run-skipped").Hidden(f.Skipped == 0).Text(skipped(f)),
		app.H4().Body(
			p.pinner.pin([]uint32{f.ID}, "", app.Code().Text("@"+words.Visible(f.Name))),
			app.Small().Text(where),
			app.If(f.Record != 0, func() app.UI {
				return p.pinner.pin([]uint32{f.Record}, "", app.Text(fmt.Sprintf(
					"→ record %d, bytes 0x%x–0x%x", f.Number, f.Start, f.End-1)))
			}),
		),
		app.If(len(f.Slots) > 0, func() app.UI {
			return app.Table().Body(
				app.THead().Class("hush").Body(app.Tr().Body(app.Th().Text("Place"),
					app.Th().Text("Name"), app.Th().Text("Kind"), app.Th().Text("Value"))),
				app.TBody().Body(
					app.Range(f.Slots).Slice(func(i int) app.UI {
						return p.renderSlot(&f.Slots[i], within, current)
					}),
				))
		}),
	)
}

func (p *picture) renderSlot(s *report.RunSlot, within, current bool) app.UI {
	ids := s.IDs
	if len(ids) == 0 && s.ID != 0 {
		ids = []uint32{s.ID}
	}
	colour := "cat-" + s.Category.String()
	class, kind, name := colour, kindText(s), s.Name
	switch {
	case s.Kind == location.SlotSaved: // a caller's register value is not a value of this frame
		class, kind, name = class+" plain", "saved "+s.Name, ""
	case s.Dead:
		class, kind = "dead plain", "dead here"
	case name == "":
		class += " plain"
	}
	switch {
	case s.Stale && !s.Dead && within && s.Object != 0 && !s.Freed:
		class += " todo"
	case s.Stale && !s.Dead:
		class += " stale"
	}
	if c := lightClasses[s.Light]; c != "" {
		class += " " + c
	}
	if s.Light == report.LightNow && s.Changed {
		class += " pulse"
	}
	row := app.Tr().Class(class)
	pinned := p.pins.Pinned()
	arrow := current || slices.ContainsFunc(s.IDs, func(id uint32) bool {
		return slices.Contains(pinned, id)
	})
	if arrow && s.Object != 0 && !s.Dead && len(s.IDs) > 0 {
		row = row.DataSet("to", fmt.Sprintf("0x%x", s.Object)).
			DataSet("arrow", colour)
	}
	return row.Body(
		app.Td().Body(p.pinner.pin(ids, s.Place+" "+s.Name, app.Code().Text(s.Place))),
		app.If(name == "", func() app.UI {
			return app.Td().ColSpan(2).Text(words.Visible(kind))
		}).Else(func() app.UI {
			return app.Td().Body(app.Code().Body(elements.Name(words.Visible(name))))
		}),
		app.If(name != "", func() app.UI { return app.Td().Text(kind) }),
		app.Td().Body(renderSlotValue(s, within)),
	)
}

// renderSlotValue renders the content of a slot.
func renderSlotValue(s *report.RunSlot, within bool) app.UI {
	if s.Means != "" {
		return app.Span().Class("run-value").Title(hex(s.Value)).Body(app.Code().Text(
			words.Visible(s.Means)))
	}
	return renderValue(heldWord(&s.RunValue, s.Dead), within)
}

// heldWord is a word as it is shown. What no collector updates, such as a register or a dead slot,
// is left behind once its object has moved.
func heldWord(v *report.RunValue, unlisted bool) *report.RunValue {
	if !unlisted || !v.Stale {
		return v
	}
	w := *v
	w.Object = 0
	return &w
}

// renderValue renders a word, with its previous value if the step changed it. The offset inside an
// object is abbreviated, because two addresses have to fit.
func renderValue(v *report.RunValue, within bool) app.UI {
	note, hint := wordNote(v, within), ""
	switch {
	case note == "" && isInside(v):
		hint = insideText(v)
		if !v.Changed {
			note = fmt.Sprintf(" +%d", v.Value-v.Object)
		}
	case v.Ahead:
		hint = fmt.Sprintf("the object at 0x%x will be here", v.Object)
	}
	same, rest := apart(hex(v.Before), hex(v.Value))
	return app.Span().Class("run-value").Title(hint).Body(
		app.Del().Hidden(!v.Changed).Body(
			app.Span().Class("run-same").Hidden(same == "").Text(same), app.Text(rest)),
		app.Span().Class("run-to").Hidden(!v.Changed).Aria("label", "becomes").Role("img").
			Text("→"),
		app.Code().Text(hex(v.Value)),
		app.Small().Text(note),
	)
}

// apart splits an earlier address where it begins to differ from the current one, at most four
// digits from its end: only the rest is shown. Short addresses are not split.
func apart(was, now string) (same, rest string) {
	n := 0
	for n < len(was)-4 && len(was) == len(now) && was[n] == now[n] {
		n++
	}
	if n < len("0x1000") {
		return "", was
	}
	return was[:n], was[n:]
}

// valueNote returns the note shown after a word's value.
func valueNote(v *report.RunValue, within bool) string {
	note := wordNote(v, within)
	if note == "" && isInside(v) {
		return ", " + insideText(v)
	}
	return note
}

// isInside reports whether a word points into an object, past its start.
func isInside(v *report.RunValue) bool { return v.Object != 0 && v.Value > v.Object }

// insideText says where a word points inside its object.
func insideText(v *report.RunValue) string {
	return fmt.Sprintf("byte %d of 0x%x", v.Value-v.Object, v.Object)
}

// wordNote says what is unusual about a word: that it is stale, ahead or no object's.
func wordNote(v *report.RunValue, within bool) string {
	switch {
	case v.Ahead:
		return " not here yet"
	case v.Freed:
		return " freed"
	case v.Stale && within && v.Object != 0:
		return " to update"
	case v.Filler:
		return " fill pattern of freed memory"
	case v.Stale:
		return " left behind"
	case v.Nowhere && !within:
		return " no object there"
	}
	return ""
}

// hex formats a word; a small one as a decimal number.
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

// renderRegisters shows the registers that changed, point into the heap or contain its fill
// pattern, and all of them on demand.
func (p *picture) renderRegisters(s *report.RunState) app.UI {
	var told []*report.RunRegister
	for i := range s.Registers {
		if r := &s.Registers[i]; r.Changed || r.Object != 0 || r.Nowhere || r.Filler {
			told = append(told, r)
		}
	}
	row := func(r *report.RunRegister) app.UI {
		return app.Li().DataSet("register", r.Name).Body(app.Code().Text(r.Name),
			renderValue(heldWord(&r.RunValue, true), s.Within > 0))
	}
	return app.Section().Aria("labelledby", "run-registers-title").Body(
		app.H3().ID("run-registers-title").Text("Registers that changed or point into the heap"),
		app.Ul().Class("run-registers").ID("run-registers").Body(
			app.Range(told).Slice(func(i int) app.UI { return row(told[i]) })),
		app.Details().Body(app.Summary().Text("All registers"),
			app.Ul().Class("run-registers").Body(
				app.Range(s.Registers).Slice(func(i int) app.UI { return row(&s.Registers[i]) }))),
	)
}
