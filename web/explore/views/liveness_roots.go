package views

import (
	"fmt"
	"strings"

	"statepoint/core/analysis"
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/passes/roots"
	"statepoint/core/source"
)

// mostRoots bounds the lines about roots, of all functions together.
const mostRoots = 10_000

// roots writes the safe points of a function that declares its roots, each with the state of every
// root there, and why.
func (w *livenessWriter) roots(f *ir.Func) (points, listed int) {
	s, err := w.comp.Strategies().Lookup(f.GC)
	declared := gc.RootsOf(f)
	if err != nil || len(declared) == 0 || !gc.WritesTable(s) {
		return 0, 0
	}
	slots := make([]*ir.Instr, len(declared))
	for i, r := range declared {
		slots[i] = r.Slot
	}
	live := analysis.NewSlots(f, slots)
	for _, p := range roots.SafePoints(f, s, true) {
		if w.rootLines += len(declared); w.rootLines > mostRoots {
			w.sheet.prose(
				fmt.Sprintf("  … this view has the roots of safe points up to %d lines; the "+
					"table of roots has all", mostRoots))
			w.sheet.end(0)
			break
		}
		w.sheet.prose("  " + p.Kind.String() + " ")
		w.instruction(p.At.ID())
		isLive := map[int]bool{}
		for _, r := range p.Live {
			isLive[r.Number] = true
		}
		w.sheet.prose(fmt.Sprintf("  %d of %s live", len(isLive),
			source.Count(len(declared), "root")))
		w.sheet.end(0)
		for _, r := range declared {
			if isLive[r.Number] || !w.comp.LiveRoots() {
				listed++
			}
			w.root(live, &p, r, isLive[r.Number])
		}
		points++
	}
	return points, listed
}

// root writes why a root is live at a safe point, or why not and what that means.
func (w *livenessWriter) root(slots *analysis.Slots, p *gc.Point, r gc.Root, live bool) {
	w.sheet.prose(strings.Repeat(" ", liveIndent))
	w.sheet.thing(r.Slot.ID())
	next, access := slots.Next(r.Slot, p.At)
	switch by := slots.Escaped[r.Slot]; {
	case by != nil:
		w.sheet.prose("  listed: its address goes into ")
		w.instruction(by.ID())
	case live && next != nil:
		w.sheet.prose("  listed: read by ")
		w.instruction(next.ID())
	case access == analysis.SlotWrite:
		w.sheet.prose("  dead: overwritten before it is read, by ")
		w.instruction(next.ID())
	default:
		w.sheet.prose("  dead: never read again")
	}
	switch {
	case live:
	case w.comp.LiveRoots():
		w.sheet.prose("; left out of the table")
	default:
		w.sheet.prose("; listed, since -live-roots is off")
	}
	w.sheet.end(0)
}
