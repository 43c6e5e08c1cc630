package report

import (
	"slices"
	"testing"

	"statepoint/core/provenance"
)

// A call has two copies. Each became a statepoint with its own record, and both record the same
// pointer, which is derived from a base that a pass added.
const (
	copied = iota + 1
	first
	second
	token1
	token2
	record1
	record2
	pointer
	base
	baseSlot
	pointerSlot
	base1
	pointer1
	base2
	pointer2
	moved2
	elsewhere
)

func copies() []Link {
	location := func(id, from, in, at uint32, label string) Link {
		return Link{ID: id, Kind: provenance.KindLocation, Label: label, From: ids(from), In: in,
			At:    ids(at),
			Start: 8 * id, End: 8*id + 8}
	}
	return []Link{
		{ID: copied, Kind: provenance.KindInstruction, Category: CategoryCall, Label: "call @safe"},
		{ID: first, Kind: provenance.KindInstruction, Category: CategoryCall, Label: "call @safe", From: ids(copied), Copy: true},
		{ID: second, Kind: provenance.KindInstruction, Category: CategoryCall, Label: "call @safe", From: ids(copied), Copy: true},
		{ID: token1, Kind: provenance.KindInstruction, Category: CategoryCall, Label: "%token1", From: ids(first)},
		{ID: token2, Kind: provenance.KindInstruction, Category: CategoryCall, Label: "%token2", From: ids(second)},
		{ID: record1, Kind: provenance.KindRecord, Category: CategoryCall, Label: "record 0", From: ids(token1)},
		{ID: record2, Kind: provenance.KindRecord, Category: CategoryCall, Label: "record 1", From: ids(token2)},
		{ID: pointer, Kind: provenance.KindInstruction, Category: CategoryDerived, Label: "%p"},
		{ID: base, Kind: provenance.KindInstruction, Category: CategoryBase, Label: "%p.base", From: ids(pointer), Purpose: PurposeBase},
		{ID: baseSlot, Kind: provenance.KindSlot, Label: "[rsp+0]", From: ids(base)},
		{ID: pointerSlot, Kind: provenance.KindSlot, Label: "[rsp+8]", From: ids(pointer)},
		location(base1, base, record1, baseSlot, "record 0, location 3"),
		location(pointer1, pointer, record1, pointerSlot, "record 0, location 4"),
		location(base2, base, record2, baseSlot, "record 1, location 3"),
		location(pointer2, pointer, record2, pointerSlot, "record 1, location 4"),
		{ID: moved2, Kind: provenance.KindInstruction, Category: CategoryDerived, Label: "%p.moved",
			From: ids(pointer), Purpose: PurposeRelocate, By: pointer2},
		{ID: elsewhere, Kind: provenance.KindArgument, Label: "%other"},
	}
}

// A copy lights its original and what derives from the copy; the original lights everything.
func TestCopiesAreApart(t *testing.T) {
	x := NewIndex(copies())
	of := func(id uint32) (lit []uint32) {
		for _, l := range x.Select(ids(id)) {
			if l.Strength > Place {
				lit = append(lit, l.ID)
			}
		}
		return lit
	}
	for id, want := range map[uint32][]uint32{
		token1: ids(copied, first, token1, record1), token2: ids(copied, second, token2, record2),
		record2: ids(copied, second, token2, record2), second: ids(copied, second, token2, record2),
		copied: ids(copied, first, second, token1, token2, record1, record2),
	} {
		if got := of(id); !slices.Equal(got, want) {
			t.Errorf("%s lights %v, not %v", x.Link(id).Label, got, want)
		}
	}
}

// A call faintly lights the locations of its record and their slots; a location lights neither its
// record nor the other locations.
func TestRecordsHaveParts(t *testing.T) {
	x := NewIndex(copies())
	for _, id := range ids(token2, record2, second) {
		sel := x.Select(ids(id))
		for _, part := range ids(base2, pointer2, baseSlot, pointerSlot) {
			if got := sel.Strength(part); got != Place {
				t.Errorf("%s lights %s %d", x.Link(id).Label, x.Link(part).Label, got)
			}
		}
		for _, other := range ids(base1, pointer1, pointer, base) {
			if got := sel.Strength(other); got != Unlit {
				t.Errorf("%s lights %s %d", x.Link(id).Label, x.Link(other).Label, got)
			}
		}
	}
	if sel := x.Select(ids(pointer2)); sel.Strength(record2) != Unlit {
		t.Error("a location lights its record")
	}
}

// The chain stays with the selection: it has neither its base nor another copy, and for a relocate
// the location that it came from.
func TestWhyKeepsToItself(t *testing.T) {
	x := NewIndex(copies())
	for id, want := range map[uint32]string{
		pointer: "%p → %p.moved → [rsp+8] → record 0, location 4 → bytes 0x68–0x6f",
		moved2:  "%p → %p.moved → [rsp+8] → record 1, location 4 → bytes 0x78–0x7f",
		base:    "%p → %p.base → [rsp+0] → record 0, location 3 → bytes 0x60–0x67",
		token2:  "call @safe → call @safe → %token2 → record 1",
	} {
		w := x.Why(ids(id))
		if got := w.String(); got != want {
			t.Errorf("of %s: %s, not %s", x.Link(id).Label, got, want)
		}
	}
	// Items omitted from the chain are counted, so that they can be listed.
	others := map[uint32]bool{}
	for _, s := range x.Why(ids(pointer)).Steps {
		for _, id := range s.Others {
			others[id] = true
		}
	}
	for _, id := range ids(base, base1, base2, pointer2) {
		if !others[id] {
			t.Errorf("%s is not among the others: %v", x.Link(id).Label, others)
		}
	}
}

// Names are those of the source; a number that the source gives to another value says so.
func TestNamesSayTheirText(t *testing.T) {
	x := NewIndex([]Link{
		{ID: 1, Kind: provenance.KindArgument, Category: CategoryBase, Label: "%0"},
		{ID: 2, Kind: provenance.KindInstruction, Category: CategoryBase, Label: "%3", After: "%5"},
		{ID: 3, Kind: provenance.KindInstruction, Label: "%3", Text: TextRewritten, Reader: "%3",
			From: ids(2)},
	})
	for id, want := range map[uint32]string{1: "%0", 2: "%3 → %5 rw → %3 rw",
		3: "%3 → %5 rw → %3 rw"} {
		if got := x.Why(ids(id)).String(); got != want {
			t.Errorf("of %d: %s, not %s", id, got, want)
		}
	}
	if a, b := x.Link(3).Name(), x.Link(3).InCode(); a != "%3 rw" || b != "%3" {
		t.Errorf("%s, %s", a, b)
	}
	if a, b := x.Link(1).Name(), x.Link(1).InCode(); a != "%0" || b != "%0" {
		t.Errorf("%s, %s", a, b)
	}
}
