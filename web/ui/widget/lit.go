package widget

import (
	"slices"
	"sort"

	"statepoint/web/report"
	"statepoint/web/ui/broker"
	"statepoint/web/ui/messages"
	"statepoint/web/ui/panes"
)

// mostLit is the maximum number of lit ranges sent to a widget at once: the name of a function that
// is called everywhere lights ten thousand, of which a few are on screen.
const mostLit = 500

// Light lights ranges.
func (e *Editor) Light(lights []broker.Light, pinned bool) {
	if len(lights) == 0 && len(e.lit) == 0 && pinned == e.pinned {
		return // each update has the browser lay out the pane
	}
	e.lit, e.pinned = lights, pinned
	e.sendLit()
}

// sendLit sends the lit ranges. If there are many, it sends those on and around the screen, and the
// nearest before and after, to which the reader can jump.
func (e *Editor) sendLit() {
	near := e.lit
	if e.cut = len(near) > mostLit; e.cut {
		near = nearLights(near, e.around(e.widget.Viewport()))
	}
	flat := make([]int32, 0, 4*len(near))
	for _, l := range near {
		strength := look(l.Strength, l.Pin, l.Also, l.Preview, l.Now)
		// Outlines around whole instructions would be everywhere; except for the IR instruction
		// that was pointed at, bands on the lines show them instead.
		if l.Whole && (l.Strength != report.Exact || e.pane > panes.Module) {
			strength |= int32(messages.LookBandOnly)
		}
		flat = append(flat, e.offsets.UTF16(l.Start), e.offsets.UTF16(l.End), int32(l.Category),
			strength)
	}
	e.widget.SetLit(flat, e.pinned)
}

// nearLights returns the lights that overlap parts of the text, plus the last one before each part
// and the first one after it. They are sorted by Start, as all lights are.
func nearLights(lights []broker.Light, parts []report.Span) []broker.Light {
	var near []broker.Light
	next := 0 // those before it are done
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

// withTrail merges the lines of the path into a doc's line classes.
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
