package widget

import (
	"slices"
	"sort"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
)

// mostLit is how many lit ranges a widget takes at once: the name of a function
// that is called everywhere lights ten thousand, of which a few are on screen.
const mostLit = 500

// Light shows ranges lit.
func (e *Editor) Light(lights []broker.Light, pinned bool) {
	if len(lights) == 0 && len(e.lit) == 0 && pinned == e.pinned {
		return // each update has the browser lay out the pane
	}
	e.lit, e.pinned = lights, pinned
	e.sendLit()
}

// sendLit sends what is lit; of much that is, what is on screen and around it,
// and the nearest before and behind that, where a reader is taken who wants to
// see what is lit.
func (e *Editor) sendLit() {
	near := e.lit
	if e.cut = len(near) > mostLit; e.cut {
		near = nearLights(near, e.around(e.widget.Viewport()))
	}
	flat := make([]int32, 0, 4*len(near))
	for _, l := range near {
		strength := look(l.Strength, l.Pin, l.Also, l.Preview)
		// Outlines around whole instructions would be everywhere; the lines'
		// bands say it, but for the IR instruction that was pointed at.
		if l.Whole && (l.Strength != report.Exact || e.pane > panes.Module) {
			strength |= int32(messages.LookBandOnly)
		}
		flat = append(flat, e.offsets.UTF16(l.Start), e.offsets.UTF16(l.End), int32(l.Category),
			strength)
	}
	e.widget.SetLit(flat, e.pinned)
}

// nearLights gives the lights that are in parts of the text, or reach into one, the last that
// begins before each and the first behind it. They are sorted by Start, as all lights are.
func nearLights(lights []broker.Light, parts []report.Span) []broker.Light {
	var near []broker.Light
	next := 0 // those before it are decided
	for _, part := range parts {
		first := sort.Search(len(lights), func(i int) bool { return lights[i].Start >= part.Start })
		for i := next; i < first; i++ {
			if lights[i].End >= part.Start || i == first-1 {
				near = append(near, lights[i])
			}
		}
		next = max(next, first)
		for next < len(lights) && (next == first || lights[next-1].Start <= part.End) {
			near = append(near, lights[next])
			next++
		}
	}
	return near
}

// withTrail puts the lines of the way among a doc's classes of lines.
func withTrail(classes []report.LineClass, trail []int32, class report.Class,
	from, to int32) []report.LineClass {
	first := sort.Search(len(classes), func(i int) bool { return classes[i].Line >= from })
	last := sort.Search(len(classes), func(i int) bool { return classes[i].Line > to })
	out := slices.Clone(classes[first:last])
	for _, l := range trail {
		if l >= from && l <= to {
			out = append(out, report.LineClass{Line: l, Class: class})
		}
	}
	return out
}
