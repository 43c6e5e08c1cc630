package location_test

import (
	"testing"

	"statepoint/core/location"
)

func TestRoleSet(t *testing.T) {
	s := location.Roles(location.RoleDerived, location.RoleDeopt)
	if !s.Has(location.RoleDeopt) || s.Has(location.RoleBase) || s.String() != "deopt, derived" {
		t.Errorf("%v", s)
	}
	if location.Roles().String() != "" || location.Roles(location.RoleAlloca).String() != "alloca" {
		t.Error("a set of no role, or of the last one")
	}
}
