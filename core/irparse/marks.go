package irparse

import (
	"cmp"
	"slices"

	"statepoint/core/ir"
)

// sortMarks puts marks in the order of their start; of two that start together the longer comes
// first.
func sortMarks(marks *[]ir.Mark) {
	kept := slices.DeleteFunc(*marks, func(m ir.Mark) bool { return m.ID == 0 })
	slices.SortStableFunc(kept, func(a, b ir.Mark) int {
		if c := cmp.Compare(a.Start, b.Start); c != 0 {
			return c
		}
		return cmp.Compare(b.End, a.End)
	})
	*marks = kept
}
