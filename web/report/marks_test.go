package report

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestIndexMarks(t *testing.T) {
	x := NewIndex([]Link{{ID: 3}, {ID: 5}, {ID: 9}})
	d := &Doc{Marks: []Mark{{0, 1, 5, RoleUse}, {1, 2, 4, RoleUse}, {2, 3, 9, RoleUse},
		{3, 4, 5, RoleDef}}}
	m := x.IndexMarks(d)
	for id, want := range map[uint32][]int32{3: nil, 4: nil, 5: {0, 3}, 9: {2}, 100: nil} {
		if got := m.Of(id); !slices.Equal(got, want) {
			t.Errorf("of %d: %v, want %v", id, got, want)
		}
	}
	if got := x.IndexMarks(nil).Of(5); len(got) != 0 {
		t.Errorf("nothing has %v", got)
	}
}

// However an index is built, it agrees with a scan of all marks.
func TestMarkIndexAt(t *testing.T) {
	const seed = 3
	r := rand.New(rand.NewPCG(seed, 0))
	links := make([]Link, 50)
	for i := range links {
		links[i].ID = uint32(i + 1)
	}
	x := NewIndex(links)
	for range 20 {
		d := &Doc{}
		var nest func(from, to int32)
		nest = func(from, to int32) {
			for at := from; at < to; {
				end := min(to, at+r.Int32N(to-from)+1)
				if r.IntN(3) > 0 {
					d.Marks = append(d.Marks, Mark{at, end, r.Uint32N(60), Role(r.IntN(5))})
				}
				if end-at > 3 && (end-at < to-from || r.IntN(3) > 0) {
					nest(at, end)
				}
				at = end + r.Int32N(3)
			}
		}
		nest(0, 800)
		whole, parts := x.IndexMarks(d), x.StartMarks(d)
		for !parts.Proceed(1 + r.IntN(100)) {
		}
		for at := int32(-1); at < 805; at++ {
			if want := d.MarksAt(at); !slices.Equal(whole.At(at), want) ||
				!slices.Equal(parts.At(at), want) {
				t.Fatalf("seed %d, %d marks, at %d: %v and %v, want %v", seed, len(d.Marks), at,
					whole.At(at), parts.At(at), want)
			}
		}
		for id := range uint32(61) {
			var want []int32
			for i, m := range d.Marks {
				if m.ID == id && x.Link(id) != nil {
					want = append(want, int32(i))
				}
			}
			if !slices.Equal(whole.Of(id), want) || !slices.Equal(parts.Of(id), want) {
				t.Fatalf("seed %d: of %d: %v and %v, want %v", seed, id, whole.Of(id), parts.Of(id),
					want)
			}
		}
	}
}
