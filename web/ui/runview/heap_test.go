package runview

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"statepoint/web/report"
)

// A holder on any thread's stack is named, once.
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

// segments are the straight pieces of the arrows of a class, [x1 y1 x2 y2], arrow by arrow.
func segments(drawn, class string) (arrows [][][4]int) {
	for _, path := range strings.Split(drawn, `<path class="`+class)[1:] {
		_, path, _ = strings.Cut(path, ` d="M`)
		path, _, _ = strings.Cut(path, `"`)
		var arrow [][4]int
		var at [4]int
		for i, point := range strings.Split(path, "L") {
			_, _ = fmt.Sscan(point, &at[2], &at[3])
			if i > 0 {
				arrow = append(arrow, at)
			}
			at[0], at[1] = at[2], at[3]
		}
		arrows = append(arrows, arrow)
	}
	return arrows
}

// boxes are the cells of a drawing, [x y].
func boxes(drawn string) (all [][2]int) {
	for _, rect := range strings.Split(drawn, "<rect ")[1:] {
		var box [2]int
		_, _ = fmt.Sscanf(rect, `x="%d" y="%d"`, &box[0], &box[1])
		all = append(all, box)
	}
	return all
}

// The arrow of a move begins at the edge of the old cell, where it crosses no address.
func TestMovesBeginAtAnEdge(t *testing.T) {
	s := &report.RunState{
		Spaces: []report.RunSpace{{Name: "active", Start: 0x1000, Size: 0x100},
			{Name: "other half", Start: 0x2000, Size: 0x100}},
		Objects: []report.RunObject{{Address: 0x1000, From: 0x2000}, {Address: 0x2000, To: 0x1000}}}
	drawn := drawHeap(s, nil)
	moves := segments(drawn, "move")
	if len(moves) != 1 || len(moves[0]) == 0 {
		t.Fatalf("nothing moves: %s", drawn)
	}
	if from, edge := moves[0][0][1], boxes(drawn)[1][1]; from != edge {
		t.Errorf("from %d, not the edge at %d", from, edge)
	}
}

// The title of a part of the heap names its first object, not where the part begins.
func TestTitlesNameObjects(t *testing.T) {
	for want, p := range map[string]report.RunSpace{
		"nursery, first object at 0x1010, 24 of 256 bytes used": {Name: "nursery", Start: 0x1000,
			Size: 0x100, Used: 24, First: 0x1010},
		"other half, 0 of 256 bytes used": {Name: "other half", Start: 0x1000, Size: 0x100},
		"heap, first object at 0x1008, 256 bytes: the header of the object at 0x1020 was " +
			"overwritten": {Name: "heap", Start: 0x1000, Size: 0x100, Used: 8, First: 0x1008,
			Overwritten: 0x1020},
	} {
		s := &report.RunState{Spaces: []report.RunSpace{p},
			Objects: []report.RunObject{{Address: 0x1010, Size: 24}}}
		if drawn := drawHeap(s, nil); !strings.Contains(drawn, ">"+want+"</text>") {
			t.Errorf("no %q in %s", want, drawn)
		}
	}
}

// Of fifteen objects that refer to each other, no arrow hides a part of another.
func TestArrowsDoNotOverlap(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		s := &report.RunState{Spaces: []report.RunSpace{
			{Name: "active", Start: 0x1000, Size: 0x1000}}}
		for i := range 15 {
			o := report.RunObject{Address: 0x1000 + 24*uint64(i), Size: 24}
			for _, n := range random.Perm(15)[:random.IntN(3)] {
				o.References = append(o.References, 0x1000+24*uint64(n))
			}
			s.Objects = append(s.Objects, o)
		}
		arrows := segments(drawHeap(s, nil), "reference")
		for i, one := range arrows {
			for _, other := range arrows[:i] {
				for _, a := range one {
					for _, b := range other {
						for across := range 2 {
							along := 1 - across
							if a[across] == a[across+2] && b[across] == b[across+2] &&
								a[across] == b[across] &&
								min(max(a[along], a[along+2]), max(b[along], b[along+2])) >
									max(min(a[along], a[along+2]), min(b[along], b[along+2])) {
								t.Fatalf("%v and %v overlap", one, other)
							}
						}
					}
				}
			}
		}
	}
}

// Arrows avoid the cells of other objects.
func TestArrowsCrossNoCell(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		s := &report.RunState{Spaces: []report.RunSpace{
			{Name: "active", Start: 0x1000, Size: 0x1000},
			{Name: "other half", Start: 0x2000, Size: 0x1000}}}
		n := 1 + random.IntN(20)
		for i := range n {
			o := report.RunObject{Address: 0x1000 + 24*uint64(i), Size: 24}
			for range random.IntN(4) {
				o.References = append(o.References, 0x1000+24*uint64(random.IntN(n)))
			}
			if random.IntN(2) == 0 {
				o.From = 0x2000 + 24*uint64(n-i)
				s.Objects = append(s.Objects, report.RunObject{Address: o.From, To: o.Address})
			}
			s.Objects = append(s.Objects, o)
		}
		drawn := drawHeap(s, nil)
		cells := boxes(drawn)
		for _, class := range []string{"reference", "move"} {
			for _, arrow := range segments(drawn, class) {
				for k, l := range arrow {
					for _, c := range cells {
						inside := max(l[0], l[2]) > c[0] && min(l[0], l[2]) < c[0]+cellWidth &&
							max(l[1], l[3]) > c[1] && min(l[1], l[3]) < c[1]+cellHeight
						own := k == 0 && l[0] > c[0] && l[0] < c[0]+cellWidth && l[1] >= c[1] &&
							l[1] <= c[1]+cellHeight
						if inside && !own {
							t.Fatalf("the arrow %v goes through the cell at %v:\n%s", arrow, c,
								drawn)
						}
					}
				}
			}
		}
	}
}
