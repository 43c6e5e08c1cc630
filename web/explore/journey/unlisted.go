package journey

import (
	"slices"
	"strings"

	"statepoint/core/gc"
	"statepoint/core/ir"
	"statepoint/core/provenance"
	"statepoint/core/source"
	"statepoint/stackmap"
	"statepoint/web/explore"
	"statepoint/web/report"
)

// absent says in a few words why a journey has no rows.
func (j *Journeys) absent(l *report.Link) string {
	record, called := false, l.Kind == provenance.KindCall
	for id := range j.index.Own([]uint32{l.ID}) {
		o := j.index.Link(id)
		record = record || o.Kind == provenance.KindRecord
		called = called || o.Kind == provenance.KindCall
	}
	switch {
	case l.Kind == provenance.KindLocation && len(l.At) > 0, l.Kind.IsPlace():
		return "No record has a pointer here for a collector to update."
	case l.Kind.IsMap() && record:
		return "This record lists no pointer."
	case called && record:
		return "The record of this call lists no pointer."
	case called:
		return "This call has no record."
	}
	return "No safepoint lists it."
}

// whyUnlisted says why no safepoint lists a value for a collector to update.
func (j *Journeys) whyUnlisted(out *report.Journey) {
	l := j.index.Link(out.ID)
	if l.Kind != provenance.KindInstruction && l.Kind != provenance.KindArgument {
		return
	}
	var f *ir.Func
	for _, other := range j.comp.Module().Funcs {
		if uint32(other.ID()) == l.Func {
			f = other
		}
	}
	if f == nil {
		return
	}
	name := report.Part{Text: j.comp.Links().Label(f.ID()), ID: l.Func, Code: true}
	v, statepoints, explained := j.look(f, provenance.ID(out.ID))
	reference := out.Category == report.CategoryBase || out.Category == report.CategoryDerived
	switch {
	case l.Detail == "void":
	case f.GC == "":
		say(out, "Live", name, word(" names no gc strategy, so no collector reads its frame"))
	case reference && statepoints == 0:
		say(out, "Live", name, word(" has no safepoint"))
	case reference && explained: // otherwise the author of the statepoints decided
		say(out, "Live", word("no safepoint comes between its definition and its last use"))
	case j.comp.Lowered() != nil && slices.Contains(j.objects(), out.ID):
	case !reference && v != nil && !j.holdsReferences(f, v):
		own := map[uint32]bool{}
		for id := range j.index.Own([]uint32{out.ID}) {
			own[id] = true
		}
		if code, hides := explore.HidesReference(j.comp, own); hides {
			say(out, "Live", word("it hides a reference, which no collector updates here: "+code))
		} else {
			say(out, "Live", word("it is not a reference, so no collector updates it"))
		}
	}
	j.whyOtherwise(out)
}

// holdsReferences reports whether something of a value's type is a reference.
func (j *Journeys) holdsReferences(f *ir.Func, v ir.Value) bool {
	s, err := j.comp.Strategies().Lookup(f.GC)
	return err == nil && s != nil && gc.HoldsGCPointers(s, v.Type())
}

// whyOtherwise says which locations record a value for another purpose than updating it.
func (j *Journeys) whyOtherwise(out *report.Journey) {
	own := j.index.Own([]uint32{out.ID})
	for _, r := range []struct {
		role        stackmap.Role
		about, says string
	}{
		{stackmap.RoleDeopt, "Deopt", " for deoptimization, which a collector does not update"},
		{stackmap.RoleAlloca, "Slot", " as an object in the frame, which does not move"},
		{stackmap.RoleOperand, "Record", " as an operand of a stack map or patch point"},
	} {
		var at []*report.Link
		for _, l := range j.index.All() {
			if role, ok := j.roles[l.ID]; ok && role == r.role &&
				slices.ContainsFunc(l.From, func(id uint32) bool { return own[id] }) {
				at = append(at, j.index.Link(l.ID))
			}
		}
		if len(at) == 0 {
			continue
		}
		parts := join([]report.Part{word("recorded in ")}, min(len(at), mostOtherwise),
			func(i int) []report.Part {
				return []report.Part{{Text: at[i].Label, ID: at[i].ID}}
			})
		if n := len(at) - mostOtherwise; n > 0 {
			parts = append(parts, word(" and in "+source.Count(n, "other location")))
		}
		if words := j.words(at); r.role == stackmap.RoleAlloca && words != "" {
			parts = append(parts, word(r.says+"; a collector updates the references in its words "+
				words))
			say(out, r.about, parts...)
			continue
		}
		say(out, r.about, append(parts, word(r.says))...)
	}
}

// mostOtherwise is how many locations a reason names.
const mostOtherwise = 3

// look returns a value of a function, the number of its statepoints, and whether the passes created
// one.
func (j *Journeys) look(f *ir.Func, id provenance.ID) (v ir.Value, statepoints int,
	explained bool) {
	if was := j.notes.instrs[id]; was != nil {
		v = was
	}
	for _, a := range f.Args {
		if a.ID() == id {
			v = a
		}
	}
	for _, b := range f.Blocks {
		for in := b.First(); in != nil; in = in.Next() {
			if in.ID() == id || v == nil && slices.Contains(in.From(), id) && gc.IsResult(in) {
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

// words are the words of a stack object that a collector updates, by the object's locations.
func (j *Journeys) words(locations []*report.Link) string {
	low := j.comp.Lowered()
	var words []string
	for n := range low.Map.Records {
		rec := &low.Map.Records[n]
		for i := range rec.Locations {
			l := &rec.Locations[i]
			if len(low.Words[int32(n)]) == 0 || !slices.ContainsFunc(locations,
				func(at *report.Link) bool { return at.ID == l.Prov }) {
				continue
			}
			for _, w := range low.WordsOf(int32(n), l) {
				if text := w.String(); !slices.Contains(words, text) {
					words = append(words, text)
				}
			}
		}
	}
	return strings.Join(words, ", ")
}
