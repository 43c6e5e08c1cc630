package build

import (
	"testing"

	"statepoint/core/ir"
	"statepoint/core/ir/datalayout"
)

// TestPartsStopAtLimit lists the parts of a struct with many more fields than MaxParts: the fields
// past the limit are not visited, since Parts is called for every instruction.
func TestPartsStopAtLimit(t *testing.T) {
	m := ir.NewModule("wide")
	fields := make([]*ir.Type, 100*MaxParts)
	for i := range fields {
		fields[i] = m.Types.I32
	}
	layout, err := datalayout.Parse("")
	if err != nil {
		t.Fatal(err)
	}
	c := &Code{Env: &Env{Layout: layout}}
	for n, held := range map[int]bool{MaxParts: true, MaxParts + 1: false, len(fields): false} {
		parts, ok := c.appendParts(nil, m.Types.Struct(fields[:n], false), 0)
		if ok != held || len(parts) > MaxParts+1 {
			t.Errorf("%d fields: %d parts, held %v", n, len(parts), ok)
		}
	}
}
