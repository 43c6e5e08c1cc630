package runview

import (
	"fmt"
	"strings"
)

// Arrows avoid cells. Each leaves the upper or lower edge of its cell, follows the channel there,
// crosses between two columns to the channel of the other end, and follows that.

// Distances in the drawing: between a reference's dot and the upper edge, between the lanes of a
// channel, and between the first lane and the cells below.
const fieldY, laneHeight, laneStart = 10, 4, 7

// channel is the space above a row of cells. Each of its lanes records which parts are taken.
type channel struct {
	y     int // of its lower edge
	lanes [][][2]int
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

// arrowPath is an arrow as a list of points; the y of a point is known when all arrows are.
type arrowPath struct {
	look   arrowLook
	points []arrowPoint
}

// arrowPoint is in a lane of a channel, or off from the upper edge of a row if lane is -1.
type arrowPoint struct{ x, row, lane, off int }

// router routes arrows.
type router struct {
	channels []channel
	between  [cellsAcross + 1]int // arrows between two columns
	paths    []arrowPath
}

// take reserves the part of a channel between two positions in the first lane that is free there.
func (r *router) take(channel, x1, x2 int) (lane int) {
	c, from, to := &r.channels[channel], min(x1, x2)-3, max(x1, x2)+3
	for lane = 0; lane < len(c.lanes); lane++ {
		free := true
		for _, t := range c.lanes[lane] {
			free = free && (to < t[0] || t[1] < from)
		}
		if free {
			break
		}
	}
	if lane == len(c.lanes) {
		c.lanes = append(c.lanes, nil)
	}
	c.lanes[lane] = append(c.lanes[lane], [2]int{from, to})
	return lane
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
	end, last := to.row, arrowPoint{0, to.row, -1, -1}
	if start > to.row {
		end, last.off = to.row+1, cellHeight+1
	}
	last.x = to.x() + 10 + to.arrivals*8%(cellWidth-20)
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
		n := r.between[gap]
		r.between[gap]++
		across := gap*(cellWidth+gapAcross) - gapAcross/2 + []int{0, 3, -3}[n%3]
		one, two := r.take(start, x, across), r.take(end, across, last.x)
		p.points = append(p.points, arrowPoint{x, start, one, 0}, arrowPoint{across, start, one, 0},
			arrowPoint{across, end, two, 0}, arrowPoint{last.x, end, two, 0})
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
