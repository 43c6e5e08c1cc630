package irparse

import (
	"slices"
	"sort"

	"statepoint/core/ir"
)

// sortMarks sorts marks by their start, and those with the same start by length, longest first.
func sortMarks(marks *[]ir.Mark) {
	kept := slices.DeleteFunc(*marks, func(m ir.Mark) bool { return m.ID == 0 })
	outer := func(i, j int) bool {
		if kept[i].Start != kept[j].Start {
			return kept[i].Start < kept[j].Start
		}
		return kept[i].End > kept[j].End
	}
	if !sort.SliceIsSorted(kept, outer) {
		sort.SliceStable(kept, outer)
	}
	*marks = kept
}
