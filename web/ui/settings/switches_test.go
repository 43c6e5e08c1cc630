package settings

import (
	"testing"

	"statepoint/core/options"
)

// A strategy is composed switch by switch; other typed text stays.
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
	}
	if got := SetSwitch("name=m, rots=linked,moving", "table", "gcmap"); got !=
		"name=m, rots=linked,moving,table=gcmap" {
		t.Errorf("got %q", got)
	}
	lists := 0
	for _, s := range options.Switches {
		if IsOneOf(s) {
			lists++
		}
	}
	if lists != 6 {
		t.Errorf("%d switches have lists, not 6", lists)
	}
	if got := SwitchValue("name=m, roots=linked:chain", "roots"); got != "linked:chain" {
		t.Errorf("got %q", got)
	}
}
