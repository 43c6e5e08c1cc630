package report

import (
	"slices"
	"testing"

	"statepoint/core/provenance"
)

func TestWhy(t *testing.T) {
	x := NewIndex(table())
	for _, c := range []struct {
		of       uint32
		category Category
		want     string
	}{
		{obj, CategoryBase, "%obj → %obj.relocated → [rsp+0] → record 0, location 3: Indirect " +
			"rsp+0, 8 bytes → bytes 0x58–0x63"},
		{relocated, CategoryBase, "%obj → %obj.relocated → [rsp+0] → record 0, location 3: " +
			"Indirect rsp+0, 8 bytes → bytes 0x58–0x63"},
		// The chain shows the location that was pointed at.
		{loc4, CategoryBase, "%obj → %obj.relocated → [rsp+0] → record 0, location 4: Indirect rsp+0, 8 bytes → bytes 0x64–0x6f"},
		{call, CategoryCall, "call @foo → %statepoint_token → callq foo → record 0: after callq foo → bytes 0x30–0x7f"},
		{loc0, CategoryConstant, "record 0, location 0: Constant 0 → bytes 0x40–0x4b"},
		{idField, CategoryHeader, "version → byte 0x00"},
		{fn, CategoryNone, "@test1"},
	} {
		w := x.Why(ids(c.of))
		if w.String() != c.want || w.Category != c.category {
			t.Errorf("of %s:\ngot  %s (%s)\nwant %s (%s)", x.Link(c.of).Label, w, w.Category,
				c.want, c.category)
		}
		for _, s := range w.Steps {
			if x.Link(s.ID) == nil {
				t.Errorf("of %s: step %q stands for nothing", x.Link(c.of).Label, s.Text)
			}
		}
	}
}

func TestWhyOfNothing(t *testing.T) {
	x := NewIndex(table())
	if w := x.Why(nil); len(w.Steps) != 0 || w.String() != "" {
		t.Errorf("got %v", w)
	}
	if w := x.Why(ids(12345)); len(w.Steps) != 0 {
		t.Errorf("got %v", w)
	}
}

// With one location there is nothing to count, which gives the line the design
// shows.
func TestWhyPlain(t *testing.T) {
	links := slices.DeleteFunc(table(), func(l Link) bool { return l.ID == loc4 })
	const want = "%obj → %obj.relocated → [rsp+0] → record 0, location 3: Indirect rsp+0, 8 " +
		"bytes → bytes 0x58–0x63"
	if got := NewIndex(links).Why(ids(obj)).String(); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// The chain of a pointer relocated many times has a few names and a count; the one that was pointed
// at is among them.
func TestWhyOfMany(t *testing.T) {
	links := []Link{{ID: 1, Kind: provenance.KindArgument, Category: CategoryBase, Label: "%p"}}
	for i := uint32(2); i < 8; i++ {
		links = append(links, Link{ID: i, Kind: provenance.KindInstruction, Label: "%p.relocated" +
			string('0'+rune(i)), From: []uint32{i - 1}})
	}
	x := NewIndex(links)
	for of, want := range map[uint32]string{
		1: "%p → %p.relocated2 → %p.relocated3",
		6: "%p → %p.relocated2 → %p.relocated6",
	} {
		w := x.Why(ids(of))
		if w.String() != want {
			t.Errorf("of %d: %s, want %s", of, w, want)
		}
		if n := len(w.Steps[2].Others); n != 4 {
			t.Errorf("of %d: %d others", of, n)
		}
	}
}

func TestNames(t *testing.T) {
	if provenance.KindMachine.String() != "machine instruction" ||
		provenance.Kind(200).String() != "item" {
		t.Error("names of kinds")
	}
	if CategoryDeopt.String() != "deopt" || Category(200).String() != "value" {
		t.Error("names of categories")
	}
	if Error.String() != "error" || Warning.String() != "warning" || Note.String() != "note" {
		t.Error("names of severities")
	}
}
