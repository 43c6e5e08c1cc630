package settings

import (
	"strings"
	"testing"

	"statepoint/web/report"
)

func TestSetPass(t *testing.T) {
	var o report.Options
	SetPass(&o, "verify<safepoint-ir>", true)
	if got := strings.Join(o.Passes, " "); got !=
		"place-safepoints rewrite-statepoints-for-gc verify<safepoint-ir>" {
		t.Errorf("got %s", got)
	}
	SetPass(&o, "verify<safepoint-ir>", false)
	if o.Passes != nil || !AreUsual(&o) {
		t.Errorf("got %v", o.Passes)
	}
	SetPass(&o, "place-safepoints", false)
	SetPass(&o, "rewrite-statepoints-for-gc", false)
	if HasPass(&o, "place-safepoints") || len(o.Passes) == 0 {
		t.Errorf("got %v", o.Passes)
	}
}

func TestSetFlag(t *testing.T) {
	var o report.Options
	width, all, remat := Flags[5], Flags[0], Flags[9]
	SetFlag(&o, all, "true")
	SetFlag(&o, width, "8")
	SetFlag(&o, remat, "false")
	if got := strings.Join(o.PassFlags, " "); got !=
		"-spp-all-backedges -spp-counted-loop-trip-width=8 -rs4gc-remat-derived-at-uses=false" {
		t.Errorf("got %s", got)
	}
	if FlagValue(&o, width) != "8" || FlagValue(&o, all) != "true" ||
		FlagValue(&o, remat) != "false" || FlagValue(&o, Flags[1]) != "" {
		t.Error("values")
	}
	SetFlag(&o, all, "false")
	SetFlag(&o, width, "32")
	SetFlag(&o, remat, "true")
	if !AreUsual(&o) {
		t.Errorf("got %v", o.PassFlags)
	}
}
