package breaks

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/lower/run"
	"statepoint/stackmap/collect"
)

// met is an object that a collection reached or freed.
type met struct {
	step, object uint64
	freed        bool
}

// mostMet bounds them.
const mostMet = 1 << 20

// followLost records what collections do with objects.
func (r *recording) followLost(on *collect.Events) {
	note := func(object uint64, freed bool) {
		if len(r.met) < mostMet {
			r.met = append(r.met, met{r.p.Machine.Steps, object, freed})
		}
	}
	moved := on.Move
	on.Move = func(m collect.Move) {
		moved(m)
		note(m.From, false)
	}
	on.Mark = func(object uint64) { note(object, false) }
	on.Free = func(f collect.Free) { note(f.Object, true) }
}

// fates says what became of the objects that the collector may have lost, in a run that noticed
// nothing. Before and after each collection the whole heap and all roots are verified, so an object
// that was freed, or not copied, was not referred to.
func (r *recording) fates() string {
	found, garbage, open := 0, 0, 0
	for _, l := range r.p.Lost() {
		switch r.fate(l) {
		case wasFound:
			found++
		case wasGarbage:
			garbage++
		default:
			open++
		}
	}
	text := fmt.Sprintf("the collector missed %s", source.Count(found+garbage+open, "store"))
	switch {
	case open > 0:
		return text + ", and the run ends before a collection could lose an object by that"
	case garbage == 0:
		return text + ", and found each object by another reference"
	case found == 0:
		return text + " of objects that nothing referred to when it would have found them"
	}
	return text + ": it found some objects by other references, and nothing referred to the others"
}

type fate uint8

const (
	isOpen fate = iota
	wasFound
	wasGarbage
)

// fate is what the first collection after a store did with an object.
func (r *recording) fate(l run.Lost) fate {
	later := false
	for i := range r.met {
		m := &r.met[i]
		if m.step < l.Step {
			continue
		}
		later = true
		switch {
		case m.object != l.Object:
		case m.freed:
			return wasGarbage
		default:
			return wasFound
		}
	}
	if later && collect.Find(r.p.Collector()).Moves {
		return wasGarbage // a later collection moved others, and not this one
	}
	return isOpen
}
