package views

import (
	"cmp"
	"fmt"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/ir/printer"
)

// given writes the statepoints that the source already has: what they list, and what becomes of it.
// The report does not know why.
func (w *livenessWriter) given(f *ir.Func) (statepoints, listed int) {
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if !in.Op.IsCall() || !gc.IsStatepoint(in) || len(in.From()) > 0 {
				continue
			}
			sp, err := gc.View(in)
			if err != nil {
				continue
			}
			statepoints++
			listed += len(sp.Live)
			w.sheet.prose("  ")
			w.sheet.thing(in.ID())
			w.sheet.prose("  in the source, lists " +
				cmp.Or(strings.TrimPrefix(fmt.Sprint(len(sp.Live)), "0"), "nothing"))
			w.sheet.end(0)
			relocates, _ := gc.RelocatesOf(&sp)
			for _, live := range sp.Live {
				w.listed(live.Value, relocates)
			}
			w.hidden(in.ID())
		}
	}
	return statepoints, listed
}

// listed writes what a statepoint of the source lists, with its relocates.
func (w *livenessWriter) listed(v ir.Value, relocates []gc.Relocate) {
	w.sheet.prose(strings.Repeat(" ", liveIndent))
	w.operand(v)
	n := 0
	for i := range relocates {
		rel := &relocates[i]
		if rel.Derived != v {
			continue
		}
		switch {
		case n > 0:
			w.sheet.prose(", ")
		case rel.Base != v:
			w.sheet.prose("  in ")
			w.operand(rel.Base)
			w.sheet.prose("  " + becomesMoved)
		default:
			w.sheet.prose("  " + becomesMoved)
		}
		w.sheet.thing(rel.Call.ID())
		n++
	}
	if n == 0 {
		w.sheet.prose("  not relocated")
	}
	w.sheet.end(0)
}

// operand writes a value, which may be a constant.
func (w *livenessWriter) operand(v ir.Value) {
	if w.sheet.links.Get(v.ID()) != nil {
		w.sheet.thing(v.ID())
		return
	}
	w.sheet.prose(printer.Operand(w.stage.Module, v))
}
