package runview

import (
	"strings"
	"testing"

	"statepoint/web/report"
)

// The memory that a stale register points to is drawn between the objects, unless an object is
// there.
func TestGrave(t *testing.T) {
	s := &report.RunState{Total: 2, Objects: []report.RunObject{{Address: 0x1000, Size: 24},
		{Address: 0x1040, Size: 24}}, Spaces: []report.RunSpace{{Name: "active", Start: 0x1000,
		Size: 0x1000}}}
	g := grave{0x1020, 24}
	drawn := drawHeap(g.withGrave(s), nil)
	i, j := strings.Index(drawn, `data-at="0x1020"`), strings.Index(drawn, `data-at="0x1040"`)
	if i < 0 || i > j || !strings.Contains(drawn, `class="object left freed"`) ||
		len(s.Objects) != 2 {
		t.Errorf("the place is drawn at %d, the object behind it at %d: %s", i, j, drawn)
	}
	for _, none := range []grave{{}, {0x1000, 24}, {0x1030, 24}} {
		if none.withGrave(s) != s {
			t.Errorf("something is drawn for %#x", none)
		}
	}
	if g.has(0x101f) || !g.has(0x1020) || !g.has(0x1037) || g.has(0x1038) || (grave{}).has(0) {
		t.Error("the bounds of the place are wrong")
	}
}

// Only the differing end of an earlier address is shown, at least four digits; a short address is
// shown whole.
func TestApart(t *testing.T) {
	for _, c := range [][4]string{
		{"0x100000868", "0x100008400", "0x10000", "0868"},
		{"0x100000868", "0x100000869", "0x10000", "0868"},
		{"0x100000868", "0x200000868", "", "0x100000868"},
		{"0x1000", "0x1008", "", "0x1000"},
		{"0", "0x100008400", "", "0"},
	} {
		if same, rest := apart(c[0], c[1]); same != c[2] || rest != c[3] {
			t.Errorf("%s before %s is %q and %q", c[0], c[1], same, rest)
		}
	}
}
