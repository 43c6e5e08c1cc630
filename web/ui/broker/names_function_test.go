package broker

import (
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/report"
)

// A pin stays in its function, whatever other functions the next report is about, and its name says
// which that is.
func TestPinsStayInTheirFunction(t *testing.T) {
	function := func(id uint32, label string) report.Link {
		return report.Link{ID: id, Kind: provenance.KindFunction, Label: label, Func: id}
	}
	value := func(id, function uint32) report.Link {
		return report.Link{ID: id, Kind: provenance.KindArgument, Label: "%x", Named: true,
			Func: function}
	}
	all := []report.Link{function(1, "@f"), function(2, `@"g h"`), value(3, 1), value(4, 2),
		value(5, 2)}
	b := New()
	b.SetLinks(all)
	b.PinIDs([]uint32{5})
	names := b.PinNames()
	if len(names) != 1 || FunctionOf(names[0]) != `@"g h"` {
		t.Fatalf("the names are %q", names)
	}
	only := func(ids ...uint32) (some []report.Link) {
		for _, id := range ids {
			some = append(some, all[id-1])
		}
		return some
	}
	b.SetLinks(only(1, 2, 4, 5))
	if got := b.Pinned(); len(got) != 1 || got[0] != 5 {
		t.Errorf("in its function, %v is pinned", got)
	}
	b.SetLinks(only(1, 2, 3))
	if got := b.Pinned(); len(got) != 0 {
		t.Errorf("in another function, %v is pinned", got)
	}
	b.SetLinks(all)
	if !b.PinNamed(names) || b.Pinned()[0] != 5 {
		t.Errorf("%q pins %v", names, b.Pinned())
	}
	// Names in links of former versions count in the whole module.
	if !b.PinNamed([]string{"2 argument %x"}) || b.Pinned()[0] != 5 {
		t.Errorf("a name without a function pins %v", b.Pinned())
	}
	if f := FunctionOf("0 function @f"); f != "@f" {
		t.Errorf("the function of a function is %q", f)
	}
}
