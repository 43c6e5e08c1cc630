package location_test

import (
	"testing"

	"statepoint/core/location"
)

func TestUses(t *testing.T) {
	for i, name := range location.UseNames() {
		if u, ok := location.ParseUse(name); !ok || int(u) != i || u.String() != name {
			t.Errorf("%q is use %d, called %q", name, u, u)
		}
	}
	if u, ok := location.ParseUse("pointer"); ok || u != location.UseNone {
		t.Errorf("an unknown word is use %v", u)
	}
}
