package run

import "statepoint/stackmap/collect"

// based checks a derived pointer that a collector has followed: it must come from the object of its
// base. Where it points does not matter, since IR may compute addresses outside of an object.
func (j *judge) based(x *collect.Update) {
	if x.Old == x.OldBase || x.Frame.Strategy.Fixed {
		return
	}
	u, ok := j.updatedAt(x)
	if !ok {
		return
	}
	v, o := &j.versions[j.before(x.OldBase)], &j.versions[j.known(&u).Of]
	if v.object == 0 || o.object == 0 || o.object == v.object || !o.holds(x.Old) {
		return
	}
	if f := j.found(Misbased, x.Old); f == j.first {
		f.Object, f.Size = x.OldBase, v.size
		f.Listed = x.Pair.Derived.String() + " with the base " + x.Pair.Base.String() +
			" in the record of the call that returns to " + j.places.names.symbol(
			x.Frame.ReturnAddress)
	}
}

// before is a version of the object that was at an address before the collection that runs.
func (j *judge) before(at uint64) uint32 {
	for i := range j.moves {
		if j.moves[i].From == at {
			return j.markOf(j.moves[i].To)
		}
	}
	return j.markOf(at)
}
