package run

import (
	"fmt"
	"slices"

	"statepoint/core/source"
	"statepoint/stackmap"
)

// Doubts are reasons to distrust a run: functions of the emulator that are declared with other
// types than theirs, what is wrong with declarations of objects, and stack objects of which nothing
// says which words hold references.
func (p *Program) Doubts() []string {
	doubts := slices.Concat(p.opt.Surface.Misdeclared, p.StandIns.Doubts())
	if d := p.roots.unknownWords(); d != "" {
		doubts = append(doubts, d)
	}
	return doubts
}

// unknownWords says which statepoints list stack objects, in an object without IR, without a table
// of the words in them that hold references: no collector follows those. It is "" if none does.
func (r *roots) unknownWords() string {
	if !r.foreign {
		return ""
	}
	var first string
	n := 0
	for _, m := range r.maps {
		_ = m.Each(func(e *stackmap.Entry) error {
			if p, err := e.Record.Statepoint(); err == nil && len(p.Allocas) > 0 &&
				!r.regions.Has(e.Address) {
				if n++; n == 1 {
					first = fmt.Sprintf("%s at %s", p.Allocas[0].String(),
						r.names.symbol(e.Address))
				}
			}
			return nil
		})
	}
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("stack objects are in %s of the map, the first %s, and the object does not "+
		"say which of their words hold references: no collector here follows or updates those; "+
		"this compiler writes a section %s that says so", source.Count(n, "record"), first,
		stackmap.RegionSectionName)
}
