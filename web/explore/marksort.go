package explore

import (
	"cmp"
	"sort"

	"statepoint/web/report"
)

// SortMarks stably sorts marks in the order that report.Doc requires: outer before inner. Marks are
// written nearly in order, or as concatenated sorted lists; a merge passes over these once, while
// the library's in-place sort moves them repeatedly.
func SortMarks(marks []report.Mark) {
	const short = 16
	for from := 0; from < len(marks); from += short {
		part := marks[from:min(from+short, len(marks))]
		for i := 1; i < len(part); i++ {
			m, at := part[i], i
			for ; at > 0 && compareMarks(&m, &part[at-1]) < 0; at-- {
				part[at] = part[at-1]
			}
			part[at] = m
		}
	}
	var room []report.Mark
	for size := short; size < len(marks); size *= 2 {
		for from := 0; from+size < len(marks); from += 2 * size {
			room = mergeMarks(marks[from:min(from+2*size, len(marks))], size, room)
		}
	}
}

// mergeMarks merges two sorted halves that meet at an index. It uses room as scratch space, growing
// it if necessary, and returns it.
func mergeMarks(marks []report.Mark, middle int, room []report.Mark) []report.Mark {
	right := marks[middle:]
	if compareMarks(&marks[middle-1], &right[0]) <= 0 {
		return room
	}
	to := sort.Search(middle, func(i int) bool { return compareMarks(&marks[i], &right[0]) > 0 })
	left := append(room[:0], marks[to:middle]...)
	room = left
	for ; len(left) > 0; to++ {
		if len(right) > 0 && compareMarks(&right[0], &left[0]) < 0 {
			marks[to], right = right[0], right[1:]
		} else {
			marks[to], left = left[0], left[1:]
		}
	}
	return room
}

func compareMarks(a, b *report.Mark) int {
	if a.Start != b.Start {
		return cmp.Compare(a.Start, b.Start)
	}
	return cmp.Or(cmp.Compare(b.End, a.End), cmp.Compare(a.ID, b.ID))
}
