package report

import (
	"slices"
	"testing"
)

func TestIndexMarks(t *testing.T) {
	x := NewIndex([]Link{{ID: 3}, {ID: 5}, {ID: 9}})
	d := &Doc{Marks: []Mark{{0, 1, 5, RoleUse}, {1, 2, 4, RoleUse}, {2, 3, 9, RoleUse}, {3, 4, 5, RoleDef}}}
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
