package runview

import (
	"fmt"
	"html"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"statepoint/web/report"
	"statepoint/web/ui/elements"
	"statepoint/web/ui/words"
)

// Sizes of the drawing.
const (
	cellsAcross = 3
	cellWidth   = 118
	cellHeight  = 52
	gapAcross   = 12
	gapDown     = 30
	headHeight  = 20
)

// cell is an object in the drawing.
type cell struct {
	*report.RunObject
	x, y int
}

// renderHeap draws the objects, and lists them.
func (v *View) renderHeap(s *report.RunState) app.UI {
	title := "Heap: " + count(int(s.Total), "object")
	if shown := live(s); uint64(shown) < s.Total {
		title += fmt.Sprintf(", %d of them drawn large: those that the stack and registers lead "+
			"to first", shown)
	}
	held := holders(s)
	return app.Section().Aria("labelledby", "run-heap-title").ID("run-heap").Body(
		app.H3().ID("run-heap-title").Text(title),
		renderMap(s),
		elements.Raw(drawHeap(s, held)),
		app.Details().Body(app.Summary().Text("Objects as a list"),
			app.Ul().Class("run-objects").ID("run-objects").Body(
				app.Range(s.Objects).Slice(func(i int) app.UI {
					o := &s.Objects[i]
					return app.Li().Text(words.Visible(sentence(o, held[o.Address])))
				}))),
	)
}

// live counts the objects that are drawn where they are.
func live(s *report.RunState) (n int) {
	for i := range s.Objects {
		if o := &s.Objects[i]; o.To == 0 && !o.Freed {
			n++
		}
	}
	return n
}

// holders are the names of what points to objects, by address.
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

// sentence says of an object what the drawing does.
func sentence(o *report.RunObject, held []string) string {
	text := fmt.Sprintf("0x%x: %d bytes", o.Address, o.Size)
	if o.HasData {
		text += fmt.Sprintf(", data %d", o.Data)
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
		text += "; this step made it"
	case o.Freed:
		text += "; its room has been given back"
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

// drawHeap draws the objects by space, in order of address, with arrows for references and dashed
// ones for moves.
func drawHeap(s *report.RunState, held map[uint64][]string) string {
	var cells []cell
	var body, titles strings.Builder
	y, drawn := 0, make([]bool, len(s.Objects))
	group := func(title string, in func(uint64) bool) {
		n := 0
		for i := range s.Objects {
			o := &s.Objects[i]
			if drawn[i] || !in(o.Address) {
				continue
			}
			drawn[i] = true
			if n == 0 {
				fmt.Fprintf(&titles, `<text class="space" x="0" y="%d">%s</text>`, y+12,
					html.EscapeString(title))
				y += headHeight
			} else if n%cellsAcross == 0 {
				y += cellHeight + gapDown
			}
			cells = append(cells, cell{o, n % cellsAcross * (cellWidth + gapAcross), y})
			n++
		}
		if n > 0 {
			y += cellHeight + gapDown
		}
	}
	for _, p := range s.Spaces {
		group(fmt.Sprintf("%s, from 0x%x, %d of %d bytes used", p.Name, p.Start, p.Used, p.Size),
			func(at uint64) bool { return at-p.Start < p.Size })
	}
	group("elsewhere", func(uint64) bool { return true })
	at, was, next := map[uint64]*cell{}, map[uint64]*cell{}, map[uint64]*cell{}
	for i := range cells {
		c := &cells[i]
		if c.To != 0 {
			was[c.Address] = c
			continue
		}
		at[c.Address] = c
		if c.Next != 0 {
			next[c.Next] = c
		}
	}
	for i := range cells {
		c := &cells[i]
		c.begin(&body)
		if from := was[c.From]; from != nil && moves(s, c) {
			fmt.Fprintf(&body, ` data-dx="%d" data-dy="%d"`, from.x-c.x, from.y-c.y)
		}
		c.write(&body, held[c.Address])
	}
	for i := range cells {
		c := &cells[i]
		if c.To != 0 {
			if to := at[c.To]; to != nil {
				edge := c.y
				if to.y > c.y {
					edge += cellHeight
				}
				arrow(&body, "move", c.x+cellWidth/2, edge, to)
			}
			continue
		}
		for n, r := range c.References {
			class, to := "reference", at[r]
			switch {
			case n >= shownFields:
				continue
			case c.Ahead>>n&1 != 0:
				class, to = "reference ahead", next[r]
			case was[r] != nil && (to == nil || c.From == 0):
				class, to = "reference todo", was[r]
			}
			if to != nil {
				arrow(&body, class, c.x+cellWidth-10, c.y+12+10*n, to)
			}
		}
	}
	body.WriteString(titles.String()) // over the arrows
	width := cellsAcross*(cellWidth+gapAcross) - gapAcross
	return fmt.Sprintf(`<svg class="run-heap" viewBox="-2 -2 %d %d" role="img" `+
		`aria-label="The heap; the list below says the same">`+
		`<defs><marker id="run-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" `+
		`markerHeight="7" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker>`+
		`<pattern id="run-hatch" width="6" height="6" patternUnits="userSpaceOnUse" `+
		`patternTransform="rotate(45)"><path class="hatch" d="M0 0v6"/></pattern></defs>%s</svg>`,
		width+4, max(y-gapDown, 0)+8, body.String())
}

// shownFields are how many references of an object are drawn.
const shownFields = 4

// moves reports whether an object has moved just now: in the step before, or in the action of the
// collector that is shown.
func moves(s *report.RunState, c *cell) bool {
	if s.Within == 0 {
		return true
	}
	i := int(s.Within) - int(s.EventsFrom)
	return c.Light == report.Now && i >= 0 && i < len(s.Events) &&
		s.Events[i].Kind == report.ActMove
}

// begin begins the drawing of an object; attributes may follow.
func (c *cell) begin(b *strings.Builder) {
	class := "object"
	switch {
	case c.To != 0:
		class = "object left"
	case c.Freed:
		class = "object left freed"
	case c.From != 0:
		class = "object moved"
	case c.New:
		class = "object new"
	case c.Marked:
		class = "object marked"
	case c.Lost:
		class = "object lost"
	}
	if c.Light == report.Now {
		class += " now"
	}
	fmt.Fprintf(b, `<g class="%s"`, class)
	if c.To == 0 {
		fmt.Fprintf(b, ` data-at="0x%x"`, c.Address)
	} else {
		fmt.Fprintf(b, ` data-left="0x%x"`, c.Address)
	}
}

// write draws the rest of it.
func (c *cell) write(b *strings.Builder, held []string) {
	first := fmt.Sprintf("%d bytes", c.Size)
	if c.HasData {
		first = fmt.Sprint(c.Data)
	}
	fmt.Fprintf(b, `><rect x="%d" y="%d" width="%d" height="%d" rx="4"/>`, c.x, c.y, cellWidth,
		cellHeight)
	text := func(class string, dy int, s string) {
		if len(s) > 18 {
			s = s[:17] + "…"
		}
		fmt.Fprintf(b, `<text class="%s" x="%d" y="%d">%s</text>`, class, c.x+6, c.y+dy,
			html.EscapeString(words.Visible(s)))
	}
	text("data", 16, first)
	text("address", 31, fmt.Sprintf("0x%x", c.Address))
	if c.To == 0 && len(held) > 0 {
		text("held", 46, strings.Join(held, " "))
	}
	for n, r := range c.References {
		if n < shownFields {
			class := "field"
			if r == 0 {
				class = "field null"
			}
			fmt.Fprintf(b, `<circle class="%s" cx="%d" cy="%d" r="2.5"/>`, class, c.x+cellWidth-10,
				c.y+12+10*n)
		}
	}
	b.WriteString("</g>")
}

// arrow goes from a point to the nearer edge of a cell.
func arrow(b *strings.Builder, class string, x, y int, to *cell) {
	tx, ty, bend := to.x+cellWidth/2, to.y-1, -20
	switch {
	case y > to.y+cellHeight:
		ty, bend = to.y+cellHeight+1, 20
	case y >= to.y && x < to.x:
		fmt.Fprintf(b, `<path class="%s" marker-end="url(#run-head)" d="M%d %dH%d"/>`, class, x, y,
			to.x-1)
		return
	}
	fmt.Fprintf(b, `<path class="%s" marker-end="url(#run-head)" d="M%d %dC%d %d %d %d %d %d"/>`,
		class, x, y, x, y+bend, tx, ty+bend, tx, ty)
}
