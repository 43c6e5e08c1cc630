package filetest

import (
	"fmt"

	"statepoint/stackmap"
)

// RecordLines is a line for each record of a stack map: its contents, except for registers and
// slots, which each compiler chooses. An empty section has none.
func RecordLines(section []byte) ([]string, error) {
	if len(section) == 0 {
		return nil, nil
	}
	maps, err := stackmap.Decode(section, stackmap.DecodeOptions{})
	if err != nil {
		return nil, err
	}
	var out []string
	for _, m := range maps {
		m.Each(func(function, n int) {
			r := &m.Records[n]
			line := fmt.Sprintf("function %d id %d:", function, r.ID)
			for i := range r.Locations {
				if l := &r.Locations[i]; l.IsConstant() {
					line += fmt.Sprintf(" %d", l.Value)
				} else {
					line += fmt.Sprintf(" %v/%d", l.Kind, l.Size)
				}
			}
			out = append(out, line)
		})
	}
	return out, nil
}
