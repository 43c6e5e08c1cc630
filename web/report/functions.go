package report

import (
	"slices"
	"sort"
	"strings"
)

// FunctionRow is a function with its figures, as a list of functions shows it.
type FunctionRow struct {
	ID   uint32
	Name string
	// Values are by FunctionColumns.
	Values [len(FunctionColumns)]uint32
	// Dynamic says that the frame is larger than its figure at run time.
	Dynamic bool
}

// FunctionColumns are what a list of functions says of each; sizes are bytes, and live pointers
// are counted at every safepoint.
var FunctionColumns = [...]string{"instructions", "polls", "statepoints", "live pointers", "frame",
	"code", "map bytes"}

// Places of columns in FunctionColumns.
const (
	FunctionInstructions = iota
	FunctionPolls
	FunctionStatepoints
	FunctionLive
	FunctionFrame
	FunctionCode
	FunctionMap
)

// SortFunctions sorts rows by a column, largest first, or by name, which is the column behind the
// last; those that are the same in it keep their order.
func SortFunctions(rows []FunctionRow, column int) {
	sort.SliceStable(rows, func(i, j int) bool {
		a, b := &rows[i], &rows[j]
		if column >= 0 && column < len(FunctionColumns) {
			return a.Values[column] > b.Values[column]
		}
		return column == len(FunctionColumns) && a.Name < b.Name
	})
}

// NarrowFunctions keeps those whose names have every word of a text in them.
func NarrowFunctions(rows []FunctionRow, text string) []FunctionRow {
	words := strings.Fields(strings.ToLower(text))
	return slices.DeleteFunc(rows, func(f FunctionRow) bool {
		name := "@" + strings.ToLower(f.Name)
		return slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(name, w) })
	})
}
