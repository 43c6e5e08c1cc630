package runview

import (
	"fmt"
	"slices"
	"strings"
)

// Arrows avoid cells. Each leaves the upper or lower edge of its cell, follows the channel there,
// crosses between two columns to the channel of the other end, and follows that.

// Distances in the drawing: between a reference's dot and the upper edge, between the lanes of a
// channel, and between the first lane and the cells below.
const fieldY, laneHeight, laneStart = 10, 4, 7

// channel is the space above a row of cells.
type channel struct {
	y int // of its lower edge
	lanes
}

// lanes are the lanes of a channel, or those between two columns: the parts of each that are taken.
type lanes [][][2]int

// take reserves a part of the first lane in which it is free.
func (l *lanes) take(from, to int) (lane int) {
	taken := func(t [2]int) bool { return from <= t[1] && t[0] <= to }
	for lane = range *l {
		if !slices.ContainsFunc((*l)[lane], taken) {
			(*l)[lane] = append((*l)[lane], [2]int{from, to})
			return lane
		}
	}
	*l = append(*l, [][2]int{{from, to}})
	return len(*l) - 1
}

// arrowLook says what an arrow shows: where an object moved, or a reference. Todo is set for a
// reference that still leads to where its object was, ahead for one that leads to where its object
// will be, and now for what the collector does at the step shown.
type arrowLook struct{ move, todo, ahead, now bool }

// class returns the classes of an arrow's path.
func (a arrowLook) class() string {
	class := "reference"
	switch {
	case a.move:
		class = "move"
	case a.todo:
		class += " todo"
	case a.ahead:
		class += " ahead"
	}
	if a.now {
		class += " now"
	}
	return class
}

// arrowPath is an arrow as a list of points, whose y is known when all arrows are. If it crosses
// rows, its middle points are in a lane of the gap before a column, with an x known only then.
type arrowPath struct {
	look      arrowLook
	points    []arrowPoint
	gap, lane int
	crosses   bool
}

// arrowPoint is in a lane of a channel, or off from the upper edge of a row if lane is -1.
type arrowPoint struct{ x, row, lane, off int }

// router routes arrows.
type router struct {
	channels []channel
	gaps     [cellsAcross + 1]lanes // before each column, and after the last; parts are channels
	paths    []arrowPath
}

// take reserves the part of a channel between two positions, each of them anywhere in a gap.
func (r *router) take(channel, x1, x2 int) (lane int) {
	return r.channels[channel].take(min(x1, x2)-gapAcross/2, max(x1, x2)+gapAcross/2)
}

// across returns where a lane of a gap is: they share its width.
func (r *router) across(gap, lane int) int {
	return gap*(cellWidth+gapAcross) - gapAcross + gapAcross*(lane+1)/(len(r.gaps[gap])+1)
}

// channelHeight is the space that the arrows above a row need; arrows from the stack come from
// below the row before.
func (r *router) channelHeight(row int) int {
	return laneStart + laneHeight*len(r.channels[row].lanes) + 9
}

// connect draws an arrow from x in a cell to another cell, out of the lower edge or the upper one.
func (r *router) connect(look arrowLook, from, to *cell, x int, down bool) {
	p := arrowPath{look: look}
	if !look.move && from.row == to.row && to.column == from.column+1 {
		p.points = []arrowPoint{{from.x() + x, from.row, -1, fieldY},
			{to.x() - 1, to.row, -1, fieldY}}
		r.paths = append(r.paths, p)
		return
	}
	x += from.x()
	start, first := from.row, arrowPoint{x, from.row, -1, fieldY}
	switch {
	case down:
		start, first.off = from.row+1, cellHeight
	case look.move:
		first.off = 0
	}
	end, last := to.row, arrowPoint{to.x() + 10 + to.arrivals*8%(cellWidth-20), to.row, -1, -1}
	if start > to.row {
		end, last.off = to.row+1, cellHeight+1
		last.x += 2 // beside what ends at the cell below
	}
	to.arrivals++
	p.points = append(p.points, first)
	if start == end {
		lane := r.take(start, x, last.x)
		p.points = append(p.points, arrowPoint{x, start, lane, 0}, arrowPoint{last.x, end, lane, 0})
	} else {
		gap := to.column
		if from.column > to.column || from.column == to.column && x > last.x {
			gap++
		}
		p.gap, p.lane, p.crosses = gap, r.gaps[gap].take(min(start, end), max(start, end)), true
		middle := gap*(cellWidth+gapAcross) - gapAcross/2
		one, two := r.take(start, x, middle), r.take(end, middle, last.x)
		p.points = append(p.points, arrowPoint{x, start, one, 0}, arrowPoint{middle, start, one, 0},
			arrowPoint{middle, end, two, 0}, arrowPoint{last.x, end, two, 0})
	}
	p.points = append(p.points, last)
	r.paths = append(r.paths, p)
}

// draw draws the arrows once the channels are positioned. Highlighted arrows come last, over the
// others.
func (r *router) draw(b *strings.Builder) {
	for _, now := range []bool{false, true} {
		for i := range r.paths {
			p := &r.paths[i]
			if p.look.now != now {
				continue
			}
			fmt.Fprintf(b, `<path class="%s" marker-end="url(#run-head)" d="`, p.look.class())
			if p.crosses {
				x := r.across(p.gap, p.lane)
				p.points[2].x, p.points[3].x = x, x
			}
			for n, at := range p.points {
				y := r.channels[at.row].y + at.off
				if at.lane >= 0 {
					y -= laneStart + laneHeight*at.lane
				}
				fmt.Fprintf(b, "%c%d %d", "ML"[min(n, 1)], at.x, y)
			}
			b.WriteString(`"/>`)
		}
	}
}
