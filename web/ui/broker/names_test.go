package broker

import (
	"slices"
	"testing"

	"statepoint/core/provenance"
	"statepoint/web/report"
	"statepoint/web/ui/uitest"
)

// Everything with a label can be pinned by name in a report with different ids.
func TestPinsHaveNames(t *testing.T) {
	r := uitest.Report()
	b, _ := brokerOf(r)
	again := uitest.Report()
	again.Links = append([]report.Link{{ID: 5000, Kind: provenance.KindFunction, Label: "@other"}},
		again.Links...)
	other, _ := brokerOf(again)
	for _, l := range r.Links {
		if l.Label == "" {
			continue
		}
		b.PinIDs([]uint32{l.ID})
		names := b.PinNames()
		if !other.PinNamed(names) || !slices.Equal(other.Pinned(), []uint32{l.ID}) {
			t.Errorf("%v pins %v, not %d %s", names, other.Pinned(), l.ID, l.Label)
		}
	}
	// Several pins keep their letters; those that no longer exist are skipped.
	b.PinIDs([]uint32{r.Links[0].ID})
	b.PinMore([]uint32{r.Links[1].ID})
	names := b.PinNames()
	if !other.PinNamed([]string{names[0], "7 value %gone", "no name", names[1]}) ||
		!slices.Equal(other.PinNames(), names) {
		t.Errorf("of %v stay %v", names, other.PinNames())
	}
	if other.PinNamed([]string{"0 value %gone"}) || len(other.Pinned()) != 2 {
		t.Error("a name of nothing has pinned something, or unpinned all")
	}
}
