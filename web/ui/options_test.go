package ui

import (
	"strings"
	"testing"

	"statepoint/web/report"
)

func TestSetPass(t *testing.T) {
	var o report.Options
	setPass(&o, "verify<safepoint-ir>", true)
	if got := strings.Join(o.Passes, " "); got !=
		"place-safepoints rewrite-statepoints-for-gc verify<safepoint-ir>" {
		t.Errorf("got %s", got)
	}
	setPass(&o, "verify<safepoint-ir>", false)
	if o.Passes != nil || !isUsual(&o) {
		t.Errorf("got %v", o.Passes)
	}
	setPass(&o, "place-safepoints", false)
	setPass(&o, "rewrite-statepoints-for-gc", false)
	if hasPass(&o, "place-safepoints") || len(o.Passes) == 0 {
		t.Errorf("got %v", o.Passes)
	}
}

func TestSetFlag(t *testing.T) {
	var o report.Options
	width, all, remat := flagOptions[5], flagOptions[0], flagOptions[9]
	setFlag(&o, all, "true")
	setFlag(&o, width, "8")
	setFlag(&o, remat, "false")
	if got := strings.Join(o.PassFlags, " "); got !=
		"-spp-all-backedges -spp-counted-loop-trip-width=8 -rs4gc-remat-derived-at-uses=false" {
		t.Errorf("got %s", got)
	}
	if flagValue(&o, width) != "8" || flagValue(&o, all) != "true" ||
		flagValue(&o, remat) != "false" || flagValue(&o, flagOptions[1]) != "" {
		t.Error("values")
	}
	setFlag(&o, all, "false")
	setFlag(&o, width, "32")
	setFlag(&o, remat, "true")
	if !isUsual(&o) {
		t.Errorf("got %v", o.PassFlags)
	}
}
