package explore

import (
	"math/rand/v2"
	"slices"
	"testing"

	"statepoint/web/report"
)

// Marks are sorted as by the library's stable sort: concatenated lists, nearly sorted marks, and
// arbitrary ones.
func TestSortMarks(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for n := range 300 {
		marks := make([]report.Mark, n)
		for i := range marks {
			start := int32(i)
			switch n % 3 {
			case 0:
				start = int32(i % (n/2 + 1))
			case 1:
				start += int32(random.IntN(5))
			case 2:
				start = int32(random.IntN(n))
			}
			marks[i] = report.Mark{Start: start, End: start + int32(random.IntN(3)),
				ID: uint32(random.IntN(2)), Role: report.Role(i)}
		}
		want := slices.Clone(marks)
		slices.SortStableFunc(want, func(a, b report.Mark) int { return compareMarks(&a, &b) })
		if SortMarks(marks); !slices.Equal(marks, want) {
			t.Fatalf("%d marks: %v, not %v", n, marks, want)
		}
	}
}
