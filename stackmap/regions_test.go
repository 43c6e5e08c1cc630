package stackmap

import "testing"

// The table of regions has the points of records with words of stack objects, and only these words
// in its frames; the return address table has them together with the pairs.
func TestRegionTable(t *testing.T) {
	m := &Map{Version: V3}
	m.AddFunction(Function{Symbol: "f", StackSize: 40})
	slot, word := InMemory(RSP, 0, 8), InMemory(RSP, 24, 8)
	head := []Location{OfConstant(0), OfConstant(0), OfConstant(0)}
	m.AddRecord(Record{Offset: 10, Form: FormStatepoint,
		Locations: append(head[:3:3], slot, slot, AtAddress(RSP, 8), AtAddress(RSP, 16))})
	m.AddRecord(Record{Offset: 20, Form: FormStatepoint, Locations: append(head[:3:3], slot, slot)})
	functions := []TableFunction{{Saved: []uint16{RBX},
		Regions: []RegionWords{{Offset: 10, Words: []Location{word}}}}}
	table, err := NewTable(m, functions, 32)
	if err != nil {
		t.Fatal(err)
	}
	regions, err := NewRegionTable(m, functions, 32)
	if err != nil {
		t.Fatal(err)
	}
	if len(table.Points) != 2 || len(table.Lookup(10).Slots) != 2 || table.Lookup(10).Saved == 0 {
		t.Errorf("return address table: %+v", table)
	}
	f := regions.Lookup(10)
	if len(regions.Points) != 1 || f == nil || len(f.Slots) != 1 || f.Slots[0] != 3 ||
		f.Saved != 0 || regions.Lookup(20) != nil {
		t.Errorf("regions: %+v", regions)
	}
	r := &m.Records[0]
	if got := r.ObjectOf(word); got != 6 {
		t.Errorf("the word is in location %d", got)
	}
	if got := r.ObjectOf(slot); got != -1 {
		t.Errorf("a slot that no object has is in location %d", got)
	}
	functions[0].Regions[0].Words[0] = InMemory(RBX, 8, 8)
	if _, err := NewRegionTable(m, functions, 32); err == nil {
		t.Error("a word from rbx is in a table")
	}
}
