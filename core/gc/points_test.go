package gc_test

import (
	"testing"

	"statepoint/core/gc"
)

// TestKindsOfSafePointsAreReadAsWritten prints and parses every set of kinds.
func TestKindsOfSafePointsAreReadAsWritten(t *testing.T) {
	for set := range gc.Kinds(gc.Loop, gc.Return, gc.PreCall, gc.PostCall) + 1 {
		got, err := gc.ParseKinds(set.String())
		if got != set || err != nil {
			t.Errorf("%s: %v, %v", set, got, err)
		}
	}
	if s := gc.Kinds(gc.Return, gc.PreCall).String(); s != "return+pre-call" {
		t.Error(s)
	}
	for _, bad := range []string{"", "loop+", "call", "none+loop"} {
		if set, err := gc.ParseKinds(bad); err == nil {
			t.Errorf("%q is %v", bad, set)
		}
	}
}
