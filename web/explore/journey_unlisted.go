package explore

import (
	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/web/report"
)

// whyUnlisted says why no safepoint lists a value.
func (j *journeys) whyUnlisted(out *report.Journey) {
	l := j.index.Link(out.ID)
	if l.Kind != report.KindInstruction && l.Kind != report.KindArgument {
		return
	}
	var f *ir.Func
	for _, other := range j.module.Funcs {
		if uint32(other.ID()) == l.Func {
			f = other
		}
	}
	if f == nil {
		return
	}
	name := report.Part{Text: j.links.label(f.ID()), ID: l.Func, Code: true}
	v, statepoints, explained := j.look(f, ir.ID(out.ID))
	switch {
	case f.GC == "":
		say(out, "Live", name, word(" names no gc strategy, so no collector reads its frame"))
	case out.Category == report.CategoryBase || out.Category == report.CategoryDerived:
		if statepoints == 0 {
			say(out, "Live", name, word(" has no safepoint"))
		} else if explained { // else who wrote the statepoints decided
			say(out, "Live",
				word("no safepoint comes between its definition and its last use"))
		}
	case out.Category == report.CategoryNone && v != nil && v.Type().IsInteger():
		say(out, "Live", word("it is no reference, so a collector has nothing to update"))
	}
}

// look gives a value of a function, how many statepoints the function has, and whether the passes
// made one.
func (j *journeys) look(f *ir.Func, id ir.ID) (v ir.Value, statepoints int, explained bool) {
	for _, a := range f.Args {
		if a.ID() == id {
			v = a
		}
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.ID() == id {
				v = in
			}
			if in.Op.IsCall() && gc.IsStatepoint(in) {
				statepoints++
				explained = explained || j.notes.safepoints[in.ID()] != nil
			}
		}
	}
	return v, statepoints, explained
}
