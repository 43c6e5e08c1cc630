package runview

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/words"
)

// renderHeap draws the objects, and lists them.
func (p *picture) renderHeap(s *report.RunState) app.UI {
	title := "Heap: " + source.Count(int(s.Total), "object")
	if shown := live(s); uint64(shown) < s.Total {
		title += fmt.Sprintf(", %d of them drawn large: those that the stack and registers lead "+
			"to first", shown)
	}
	held := holders(s)
	return app.Section().Aria("labelledby", "run-heap-title").ID("run-heap").Body(
		app.H3().ID("run-heap-title").Text(title),
		renderMap(s),
		elements.Raw(drawHeap(p.grave(s).withGrave(s), held)),
		app.Details().Body(app.Summary().Text("Objects as a list"),
			app.Ul().Class("run-objects").ID("run-objects").Body(
				app.Range(s.Objects).Slice(func(i int) app.UI {
					o := &s.Objects[i]
					return app.Li().Text(words.Visible(sentence(o, held[o.Address])))
				}))),
	)
}

// live counts the objects that are drawn in their current position.
func live(s *report.RunState) (n int) {
	for i := range s.Objects {
		if o := &s.Objects[i]; o.To == 0 && !o.Freed {
			n++
		}
	}
	return n
}

// holders returns the names of the slots and registers that point to each object, by its address.
func holders(s *report.RunState) map[uint64][]string {
	held := map[uint64][]string{}
	in := func(frames []report.RunFrame) {
		for i := range frames {
			for j := range frames[i].Slots {
				if slot := &frames[i].Slots[j]; slot.Object != 0 && len(slot.IDs) > 0 &&
					slot.Name != "" {
					held[slot.Object] = append(held[slot.Object], slot.Name)
				}
			}
		}
	}
	in(s.Frames)
	for i := range s.Threads {
		if t := &s.Threads[i]; t.Number != s.Thread {
			in(t.Frames)
		}
	}
	for i := range s.Registers {
		if r := &s.Registers[i]; r.Object != 0 {
			held[r.Object] = append(held[r.Object], r.Name)
		}
	}
	return held
}

// sentence describes an object in words, as in the drawing.
func sentence(o *report.RunObject, held []string) string {
	text := fmt.Sprintf("0x%x: %s", o.Address, source.Count(o.Size, "byte"))
	if o.HasData {
		text += fmt.Sprintf(", data %d", o.Data)
	}
	if o.Note != "" {
		text += ", " + o.Note
	}
	for _, r := range o.References {
		if r == 0 {
			text += ", refers to null"
		} else {
			text += fmt.Sprintf(", refers to 0x%x", r)
		}
	}
	switch {
	case o.To != 0:
		return text + fmt.Sprintf("; this step moved it to 0x%x", o.To)
	case o.From != 0:
		text += fmt.Sprintf("; this step moved it here from 0x%x", o.From)
	case o.New:
		text += "; this step allocated it"
	case o.Freed:
		text += "; its memory has been freed"
	case o.Lost:
		text += "; nothing refers to it"
	case o.Marked:
		text += "; marked"
	}
	if len(held) > 0 {
		text += "; held by " + strings.Join(held, ", ")
	}
	return text
}
