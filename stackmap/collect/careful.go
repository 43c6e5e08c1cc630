package collect

import (
	"fmt"

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
		_, err := r.Statepoint()
		frame := s.index.Entry(i).Function.StackSize
		r.Anomalies(frame, func(location int, _ stackmap.FieldKind, problem string) {
			if err == nil && location >= 0 {
				err = fmt.Errorf("location[%d]: %s", location, problem)
			} else if err == nil {
				err = fmt.Errorf("%s", problem)
			}
		})
		if err != nil {
			return fmt.Errorf("%s: %w", s.outline.Path(s.records[r].index), err)
		}
	}
	return nil
}
