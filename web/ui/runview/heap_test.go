package runview

import (
	"slices"
	"strings"
	"testing"

	"statepoint/web/report"
)

// What the stack of any thread holds is named, once.
func TestHoldersOfEveryThread(t *testing.T) {
	frames := func(name string) []report.RunFrame {
		return []report.RunFrame{{Slots: []report.RunSlot{{Name: name, IDs: []uint32{1},
			RunValue: report.RunValue{Value: 0x1000, Object: 0x1000}}}}}
	}
	s := &report.RunState{Thread: 1, Frames: frames("%mine"), Threads: []report.RunThread{
		{Number: 0, Frames: frames("%other")}, {Number: 1, Frames: frames("%mine")}}}
	if got := holders(s)[0x1000]; !slices.Equal(got, []string{"%mine", "%other"}) {
		t.Errorf("the object is held by %q", got)
	}
}

// A move begins at the edge of what is left, where it crosses no address.
func TestMovesBeginAtAnEdge(t *testing.T) {
	s := &report.RunState{
		Spaces: []report.RunSpace{{Name: "active", Start: 0x1000, Size: 0x100},
			{Name: "left", Start: 0x2000, Size: 0x100}},
		Objects: []report.RunObject{{Address: 0x1000, From: 0x2000}, {Address: 0x2000, To: 0x1000}}}
	drawn := drawHeap(s, nil)
	_, path, ok := strings.Cut(drawn, `class="move"`)
	if _, path, _ = strings.Cut(path, ` d="`); !ok {
		t.Fatalf("nothing moves: %s", drawn)
	}
	_, rect, _ := strings.Cut(drawn, "data-left")
	_, rect, _ = strings.Cut(rect, ` y="`)
	edge, _, _ := strings.Cut(rect, `"`)
	if from, _, _ := strings.Cut(path, "C"); !strings.HasSuffix(from, " "+edge) {
		t.Errorf("from %s, not the edge at %s", from, edge)
	}
}
