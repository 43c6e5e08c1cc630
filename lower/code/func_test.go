package code

import (
	"testing"

	"statepoint/lower/amd64"
)

// TestPlaceOfSlots gives the address of a slot in a frame of fixed size, in one whose stack pointer
// moves, where slots count from RBP, and below the fixed part of that.
func TestPlaceOfSlots(t *testing.T) {
	for _, c := range []struct {
		frame Frame
		slot  Slot
		want  string
	}{
		{Frame{Size: 40}, Slot{Offset: 8}, "rsp+8"},
		{Frame{Size: 40, Dynamic: true}, Slot{Offset: 8}, "rbp-24"},
		{Frame{Size: 40, Dynamic: true}, Slot{Offset: 40}, "rbp+8"},
		{Frame{Size: 40, Dynamic: true}, Slot{Offset: 16, Base: amd64.RSP}, "rsp+16"},
		{Frame{Size: 40, AlignTo: 64}, Slot{Offset: 0, Base: amd64.RBX}, "rbx+0"},
	} {
		if got := c.frame.PlaceText(&c.slot); got != c.want {
			t.Errorf("%+v in %+v: %s, want %s", c.slot, c.frame, got, c.want)
		}
	}
}
