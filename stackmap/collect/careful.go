package collect

import (
	"fmt"

	"statepoint/core/source"
	"statepoint/stackmap"
)

// careful refuses statepoint records with contents that no compiler writes, so that a corrupt map
// is found before the program runs.
func (s *StackMap) careful() error {
	for i := range s.index.Len() {
		r := s.index.Entry(i).Record
		if r.Form == stackmap.FormPlain || r.ID == stackmap.InvalidID && len(r.Locations) == 0 {
			continue
		}
		p, err := r.Statepoint()
		if err == nil {
			err = carefulRecord(r, &p)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", s.records[r].where, err)
		}
	}
	return nil
}

// carefulRecord checks the locations of a statepoint.
func carefulRecord(r *stackmap.Record, p *stackmap.Statepoint) error {
	for i := range r.Locations {
		l := &r.Locations[i]
		switch l.Kind {
		case stackmap.Constant, stackmap.ConstIndex:
			if l.DwarfReg != 0 || l.Size != 8 {
				return fmt.Errorf("location %d: a constant of %s in register %d", i,
					source.Count(l.Size, "byte"),
					l.DwarfReg)
			}
		case stackmap.Register:
			if l.Offset != 0 {
				return fmt.Errorf("location %d: a register with an offset of %d", i, l.Offset)
			}
		}
	}
	for i := range p.GC {
		if l := &p.GC[i]; l.Size == 0 || l.Size%8 != 0 {
			return fmt.Errorf("a reference of %s", source.Count(l.Size, "byte"))
		}
	}
	if len(r.LiveOuts) > 0 {
		return fmt.Errorf("%s after a statepoint", source.Count(len(r.LiveOuts), "live-out"))
	}
	return nil
}
