package settings

import (
	"testing"

	"statepoint/core/gc"
	"statepoint/core/options"
)

// A strategy is composed switch by switch; what was typed besides stays.
func TestSetSwitch(t *testing.T) {
	text := ""
	for _, c := range []struct{ name, value, want string }{
		{"name", "mine", "name=mine"},
		{"roots", "linked", "name=mine,roots=linked"},
		{"safepoints", "loop,post-call", "name=mine,roots=linked,safepoints=loop+post-call"},
		{"roots", "counted", "name=mine,roots=counted,safepoints=loop+post-call"},
		{"safepoints", "", "name=mine,roots=counted"},
		{"roots", "slots", "name=mine"},
	} {
		if text = SetSwitch(text, c.name, c.value); text != c.want {
			t.Fatalf("%s set to %q: %q, not %q", c.name, c.value, text, c.want)
		}
		if _, err := gc.ParseSpec(text); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
	if got := SetSwitch("name=m, rots=linked,moving", "table", "gcmap"); got !=
		"name=m, rots=linked,moving,table=gcmap" {
		t.Errorf("got %q", got)
	}
	if got := SwitchValue("name=m, roots=linked:chain", "roots"); got != "linked:chain" {
		t.Errorf("got %q", got)
	}
}

// Each value that a list offers makes a strategy.
func TestSwitchesOfLists(t *testing.T) {
	lists := 0
	for _, s := range options.Switches {
		if !IsOneOf(s) {
			continue
		}
		lists++
		for _, v := range SwitchChoices(s) {
			if _, err := gc.ParseSpec("name=mine," + s.Name + "=" + v); err != nil {
				t.Errorf("%s=%s: %v", s.Name, v, err)
			}
		}
	}
	if lists != 5 {
		t.Errorf("%d switches have lists, not 5", lists)
	}
}
