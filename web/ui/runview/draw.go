package runview

import (
	"fmt"
	"html"
	"strings"

	"statepoint/core/source"
	"statepoint/web/report"
	"statepoint/web/ui/words"
)

// Sizes of the drawing. Between two rows of cells there is a channel for arrows, as high as the
// arrows need.
const (
	cellsAcross = 4
	cellWidth   = 90
	cellHeight  = 48
	gapAcross   = 10
	headHeight  = 18
	spaceApart  = 10
	heapWidth   = cellsAcross*(cellWidth+gapAcross) - gapAcross
	// shownFields is the number of an object's references drawn, fieldWidth the distance between
	// them.
	shownFields, fieldWidth = 4, 9
)

// cell is an object in the drawing.
type cell struct {
	object      *report.RunObject
	row, column int
	arrivals    int // arrows that end here
}

func (c *cell) x() int { return c.column * (cellWidth + gapAcross) }

// drawnRow is a row of cells. The first of a space has a title.
type drawnRow struct {
	title string
	y     int // of the cells' upper edge
}

// heapDrawing is a drawing of the heap under construction.
type heapDrawing struct {
	cells []cell
	rows  []drawnRow
	router
}

// drawHeap draws the objects by space, in address order, with arrows for references and dashed
// arrows for moves.
func drawHeap(s *report.RunState, held map[uint64][]string) string {
	d := &heapDrawing{}
	d.place(s)
	at, was, next := map[uint64]*cell{}, map[uint64]*cell{}, map[uint64]*cell{}
	for i := range d.cells {
		c := &d.cells[i]
		if c.object.To != 0 {
			was[c.object.Address] = c
			continue
		}
		at[c.object.Address] = c
		if c.object.Next != 0 {
			next[c.object.Next] = c
		}
	}
	for i := range d.cells {
		c := &d.cells[i]
		if c.object.To != 0 {
			if to := at[c.object.To]; to != nil {
				look := arrowLook{move: true, now: c.object.Light == report.LightNow ||
					to.object.Light == report.LightNow}
				d.connect(look, c, to, cellWidth/2, to.row > c.row)
			}
			continue
		}
		for n, r := range c.object.References {
			look, to := arrowLook{}, at[r]
			switch {
			case n >= shownFields:
				continue
			case c.object.Ahead>>n&1 != 0:
				look.ahead, to = true, next[r]
			case was[r] != nil && (to == nil || c.object.From == 0):
				look.todo, to = true, was[r]
			}
			if to != nil {
				d.connect(look, c, to, fieldX(n), false)
			}
		}
	}
	height := d.settle()
	var body strings.Builder
	for i := range d.cells {
		c := &d.cells[i]
		c.begin(&body)
		if from := was[c.object.From]; from != nil && moves(s, c) {
			fmt.Fprintf(&body, ` data-dx="%d" data-dy="%d"`, from.x()-c.x(),
				d.rows[from.row].y-d.rows[c.row].y)
		}
		c.write(&body, d.rows[c.row].y, held[c.object.Address])
	}
	d.draw(&body)
	for i := range d.rows {
		if r := &d.rows[i]; r.title != "" {
			fmt.Fprintf(&body, `<text class="space" x="0" y="%d">%s</text>`,
				r.y-d.channelHeight(i)-5, html.EscapeString(r.title))
		}
	}
	return fmt.Sprintf(`<svg class="run-heap" viewBox="-8 -2 %d %d" role="img" `+
		`aria-label="The heap; the list below says the same">`+
		`<defs><marker id="run-head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" `+
		`markerHeight="7" orient="auto"><path class="head" d="M0 0 8 4 0 8z"/></marker>`+
		`<pattern id="run-hatch" width="6" height="6" patternUnits="userSpaceOnUse" `+
		`patternTransform="rotate(45)"><path class="hatch" d="M0 0v6"/></pattern></defs>%s</svg>`,
		heapWidth+16, height+16, body.String())
}

// fieldX returns the position of a reference's dot in its cell.
func fieldX(n int) int { return cellWidth - fieldWidth*(n+1) }

// place lays the objects out in rows, grouped by space.
func (d *heapDrawing) place(s *report.RunState) {
	drawn := make([]bool, len(s.Objects))
	group := func(title string, in func(uint64) bool) {
		n := 0
		for i := range s.Objects {
			o := &s.Objects[i]
			if drawn[i] || !in(o.Address) {
				continue
			}
			drawn[i] = true
			if n%cellsAcross == 0 {
				d.rows = append(d.rows, drawnRow{title: title})
				title = ""
			}
			d.cells = append(d.cells, cell{object: o, row: len(d.rows) - 1,
				column: n % cellsAcross})
			n++
		}
	}
	for _, p := range s.Spaces {
		group(spaceTitle(&p), func(at uint64) bool { return at-p.Start < p.Size })
	}
	group("elsewhere", func(uint64) bool { return true })
	d.channels = make([]channel, len(d.rows)+1)
}

// spaceTitle describes a part of the heap. It gives the address of the first object, as references
// do, not that of the free space or header before it, where the reader does not look.
func spaceTitle(p *report.RunSpace) string {
	title := p.Name
	if p.First != 0 {
		title += fmt.Sprintf(", first object at 0x%x", p.First)
	}
	if p.Overwritten != 0 {
		return title + fmt.Sprintf(", %s: the header of the object at 0x%x was overwritten",
			source.Count(int(p.Size), "byte"), p.Overwritten)
	}
	return title + fmt.Sprintf(", %d of %s used", p.Used, source.Count(int(p.Size), "byte"))
}

// settle positions the rows once all arrows are known, and returns the height of the drawing.
func (d *heapDrawing) settle() int {
	y := 0
	for i := range d.rows {
		if d.rows[i].title != "" {
			y += headHeight
			if i > 0 {
				y += spaceApart
			}
		}
		y += d.channelHeight(i)
		d.rows[i].y = y
		d.channels[i].y = y
		y += cellHeight
	}
	y += d.channelHeight(len(d.rows))
	d.channels[len(d.rows)].y = y
	return y
}

// moves reports whether an object has moved just now: in the step before, or in the action of the
// collector that is shown.
func moves(s *report.RunState, c *cell) bool {
	if s.Within == 0 {
		return true
	}
	i := int(s.Within) - int(s.EventsFrom)
	return c.object.Light == report.LightNow && i >= 0 && i < len(s.Events) &&
		s.Events[i].Kind == report.ActMove
}

// begin begins the drawing of an object; attributes may follow.
func (c *cell) begin(b *strings.Builder) {
	class := "object"
	switch {
	case c.object.To != 0:
		class = "object left"
	case c.object.Freed:
		class = "object left freed"
	case c.object.From != 0:
		class = "object moved"
	case c.object.New:
		class = "object new"
	case c.object.Marked:
		class = "object marked"
	case c.object.Lost:
		class = "object lost"
	}
	switch c.object.Note {
	case "grey", "black":
		class += " " + c.object.Note
	}
	if c.object.Light == report.LightNow {
		class += " now"
	}
	fmt.Fprintf(b, `<g class="%s"`, class)
	if c.object.To == 0 {
		fmt.Fprintf(b, ` data-at="0x%x"`, c.object.Address)
	} else {
		fmt.Fprintf(b, ` data-left="0x%x"`, c.object.Address)
	}
}

// write draws the rest of it.
func (c *cell) write(b *strings.Builder, y int, held []string) {
	first := source.Count(c.object.Size, "byte")
	if c.object.HasData {
		first = fmt.Sprint(c.object.Data)
	}
	fmt.Fprintf(b, `><rect x="%d" y="%d" width="%d" height="%d" rx="4"/>`, c.x(), y, cellWidth,
		cellHeight)
	text := func(class string, dy, most int, s string) {
		if r := []rune(words.Visible(s)); len(r) > most {
			s = string(r[:most-1]) + "…"
		}
		fmt.Fprintf(b, `<text class="%s" x="%d" y="%d">%s</text>`, class, c.x()+6, y+dy,
			html.EscapeString(words.Visible(s)))
	}
	fields := min(len(c.object.References), shownFields)
	text("data", 15, (cellWidth-10-fieldWidth*fields)/7, first)
	text("address", 29, 12, fmt.Sprintf("0x%x", c.object.Address))
	if c.object.To == 0 && len(held) > 0 {
		text("held", 42, 12, strings.Join(held, " "))
	}
	for n := range fields {
		class := "field"
		if c.object.References[n] == 0 {
			class = "field null"
		}
		fmt.Fprintf(b, `<circle class="%s" cx="%d" cy="%d" r="2.5"/>`, class, c.x()+fieldX(n),
			y+fieldY)
	}
	b.WriteString("</g>")
}
