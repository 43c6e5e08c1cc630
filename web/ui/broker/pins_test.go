package broker

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/panes"
	"statepoint/web/ui/uitest"
)

// Pointing elsewhere leaves a pin lit, and several pins have different colours.
func TestPinsStayBesideWhatIsPointedAt(t *testing.T) {
	r := uitest.Report()
	b, views := brokerOf(r)
	obj, foo := int32(strings.Index(r.Source.Text, "%obj")),
		int32(strings.Index(r.Source.Text, "call"))
	b.Pin(panes.Source, obj)
	alone := slices.Clone(views[panes.Source].lights)
	b.Hover(panes.Source, foo)
	kept := slices.DeleteFunc(slices.Clone(views[panes.Source].lights), func(l Light) bool {
		return l.Preview
	})
	if !slices.Equal(kept, alone) || len(kept) == len(views[panes.Source].lights) {
		t.Errorf("pointing beside a pin lights %v, the pin alone %v", views[panes.Source].lights,
			alone)
	}
	if !views[panes.Source].pinned {
		t.Error("while something else is pointed at, nothing is pinned")
	}
	b.Hover(panes.Source, -1)
	if !slices.Equal(views[panes.Source].lights, alone) {
		t.Errorf("afterwards %v is lit", views[panes.Source].lights)
	}

	b.PinMore([]uint32{2})
	colours := map[string]uint8{}
	for _, l := range views[panes.Source].lights {
		colours[r.Source.Text[l.Start:l.End]] = l.Pin
	}
	if colours["%obj"] != 1 || colours["call @foo"] != 2 {
		t.Errorf("the pins' colours are %v", colours)
	}
	// A pin keeps its number when another pin is removed, and across compilations.
	b.PinMore([]uint32{1})
	b.PinMore([]uint32{9})
	b.SetLinks(r.Links)
	if got := []string{b.pins[0].Letter(), b.pins[1].Letter()}; !slices.Equal(got,
		[]string{"B", "A"}) || !slices.Equal(b.pinned, []uint32{2, 9}) {
		t.Errorf("pins %v, ids %v", got, b.pinned)
	}
	b.PinMore([]uint32{2})
	b.PinMore([]uint32{9})
	if ids, pinned := b.Selected(); pinned || len(ids) > 0 || len(views[panes.Source].lights) > 0 {
		t.Errorf("nothing is pinned, and %v is selected", ids)
	}
}

// A range lit by two pins has both colours.
func TestSharedByPins(t *testing.T) {
	one := Light{Start: 1, End: 5, Strength: report.Related, Pin: 1}
	both := one.with(Light{Start: 1, End: 5, Strength: report.Exact, Category: report.CategoryBase,
		Pin: 2})
	if both.Pin != 1 || both.Also != 2 || both.Strength != report.Exact ||
		both.Category != report.CategoryBase {
		t.Errorf("%+v", both)
	}
	if again := both.with(Light{Start: 1, End: 5, Pin: 3, Preview: true}); again.Pin != 1 ||
		again.Also != 2 || again.Preview {
		t.Errorf("%+v", again)
	}
}

// A value pinned by name reports that name and can be pinned by it again.
func TestPinnedName(t *testing.T) {
	b := New()
	b.SetLinks(uitest.Report().Links)
	if got := b.PinnedName(); got != "" {
		t.Errorf("nothing is pinned, and called %q", got)
	}
	if !b.PinName("%obj") || b.PinnedName() != "%obj" {
		t.Errorf("%%obj is called %q", b.PinnedName())
	}
	if b.PinName("%none") || b.PinName("") {
		t.Error("a name of nothing is pinned")
	}
}

// The function of the newest pin in a function with a body: a declaration has no body to show.
func TestTargetFunction(t *testing.T) {
	b := New()
	b.SetLinks([]report.Link{{ID: 1, Kind: provenance.KindFunction, Label: "@f"},
		{ID: 2, Kind: provenance.KindBlock, Func: 1}, {ID: 3, Kind: provenance.KindInstruction,
			Func: 1},
		{ID: 4, Kind: provenance.KindFunction, Label: "@declared", Func: 4}})
	for _, c := range []struct {
		pins []uint32
		want uint32
	}{{nil, 0}, {[]uint32{3}, 1}, {[]uint32{4}, 0}, {[]uint32{3, 4}, 1}} {
		b.PinIDs(c.pins)
		if got := b.TargetFunction(); got != c.want {
			t.Errorf("of %v: %d, want %d", c.pins, got, c.want)
		}
	}
}

// The position of a run, which is one instruction of those for a call, is told from what is pinned.
func TestPositionIsToldFromPins(t *testing.T) {
	r := uitest.Report()
	r.Links = append(r.Links, report.Link{ID: 8, Kind: provenance.KindMachine, From: []uint32{2}})
	r.Asm = *uitest.Marked("movq %rdi, (%rsp)\ncallq foo\npopq\n", "movq %rdi, (%rsp)", 6,
		report.RoleWhole, "callq foo", 7, report.RoleWhole, "popq", 8, report.RoleWhole)
	b, views := brokerOf(r)
	now := func() (at string) {
		for _, l := range views[panes.Asm].lights {
			if l.Now {
				at += r.Asm.Text[l.Start:l.End]
			}
		}
		return fmt.Sprintf("%s of %d", at, len(views[panes.Asm].lights))
	}
	b.Follow([]uint32{7})
	if got := now(); got != "callq foo of 2" || !b.Follows() {
		t.Errorf("without pins, the run is at %s", got)
	}
	b.PinIDs([]uint32{1})
	if got := now(); got != "callq foo of 3" || b.Follows() {
		t.Errorf("beside a pin, the run is at %s", got)
	}
	source := func() (at []string) {
		for _, l := range views[panes.Source].lights {
			if l.Now {
				at = append(at, r.Source.Text[l.Start:l.End])
			}
		}
		return at
	}
	at := source()
	if len(at) == 0 {
		t.Errorf("the run is at nothing of the source: %+v", views[panes.Source].lights)
	}
	// Where the code keeps a value, the lines that name it are lit, and the run is at none of them.
	b.PinIDs(nil)
	b.Follow([]uint32{6})
	if got := source(); len(views[panes.Source].lights) == 0 || len(got) > 0 {
		t.Errorf("at a spill, the run is at %q of the source", got)
	}
	// What a collector follows there is lit, and the run is not at it.
	for range 2 {
		b.Follow([]uint32{7, 1})
		if got := source(); !slices.Equal(got, at) {
			t.Errorf("the run is at %q of the source, not only at %q", got, at)
		}
		b.PinIDs(nil)
	}
}
