package location_test

import (
	"testing"

	"statepoint/core/location"
)

func TestSlotKinds(t *testing.T) {
	var none location.SlotKind
	if none.String() != "" {
		t.Errorf("a word in no frame is called %q", none)
	}
	names := map[string]location.SlotKind{}
	for k := location.SlotSpill; k <= location.SlotReturn; k++ {
		if other, twice := names[k.String()]; twice || k.String() == "" {
			t.Errorf("kinds %d and %d are called %q", other, k, k)
		}
		names[k.String()] = k
	}
	if k := location.SlotReturn + 1; k.String() != "" {
		t.Errorf("an unknown kind is called %q", k)
	}
}
