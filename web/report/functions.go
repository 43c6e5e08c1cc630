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
	// Warnings counts the warnings about its text.
	Warnings int
	// Change says how the function has changed since a result was kept, and Was holds its figures
	// at that time.
	Change FunctionChange
	Was    [len(FunctionColumns)]uint32
}

// Warnings counts the warnings about each function's text. x is an index of the links; if it is
// nil, one is made if there are warnings.
func (r *Report) Warnings(x *Index) map[uint32]int {
	n := map[uint32]int{}
	for _, d := range r.Diagnostics {
		if d.Severity != Warning || d.Line == 0 {
			continue
		}
		if x == nil {
			x = NewIndex(r.Links)
		}
		n[r.Source.FunctionID(x, d.Start)]++
	}
	return n
}

// FunctionChange says how a function has changed.
type FunctionChange uint8

// The changes of functions.
const (
	FunctionSame    FunctionChange = iota // or nothing was kept
	FunctionChanged                       // its figures differ
	FunctionNew                           // no function had its name
)

// FunctionsKept summarizes the comparison with the result that was kept.
type FunctionsKept struct {
	// Changed counts functions whose figures differ, including new ones.
	Changed int
	// Gone lists the names of removed functions, in order.
	Gone []string
}

// CompareFunctions records in rows how each function changed since a result was kept; before holds
// the rows of that result.
func CompareFunctions(rows, before []FunctionRow) *FunctionsKept {
	old := make(map[string]*FunctionRow, len(before))
	for i := range before {
		old[before[i].Name] = &before[i]
	}
	kept := &FunctionsKept{}
	for i := range rows {
		f := &rows[i]
		switch was := old[f.Name]; {
		case was == nil:
			f.Change = FunctionNew
		case was.Values != f.Values || was.Dynamic != f.Dynamic:
			f.Change, f.Was = FunctionChanged, was.Values
		}
		if f.Change != FunctionSame {
			kept.Changed++
		}
		delete(old, f.Name)
	}
	for i := range before {
		if old[before[i].Name] != nil {
			kept.Gone = append(kept.Gone, before[i].Name)
		}
	}
	return kept
}

// FunctionColumns are the columns of a list of functions; sizes are in bytes, and live pointers are
// counted at every safepoint.
var FunctionColumns = [...]string{"x86 instructions", "polls", "statepoints", "live pointers",
	"frame", "code", "map bytes"}

// FunctionMeanings say what each column counts, where other views count something similar.
var FunctionMeanings = [...]string{
	"Instructions of its x86-64 code, not of its IR",
	"Polls that became statepoints",
	"Statepoints with a record in the stack map",
	"Pointers in its records, at all statepoints together. Liveness also counts pointers that " +
		"are computed again instead, and counts separately those that are one value, or listed " +
		"at one call, in machine code, where blocks with equal ends share them. After an invoke " +
		"a pointer has two relocates",
	"Bytes of its frame",
	"Bytes of its code, without the padding between functions, which Encode includes",
	"Bytes of its entry and records in the stack map. The map's header and constants, which " +
		"Worlds and Compare include, belong to no function",
}

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

// Added to the number of a column, FunctionsReversed reverses the order, and FunctionsWarned lists
// only functions with warnings.
const (
	FunctionsReversed = 16
	FunctionsWarned   = 32
)

// SortFunctions stably sorts rows by a column, largest first, or by name, the column after the
// last; or in reverse. Without a column, changed functions come first, then those with warnings.
func SortFunctions(rows []FunctionRow, column int, reversed bool) {
	sort.SliceStable(rows, func(i, j int) bool {
		a, b := &rows[i], &rows[j]
		if reversed {
			a, b = b, a
		}
		if column >= 0 && column < len(FunctionColumns) {
			return a.Values[column] > b.Values[column]
		}
		if column < 0 {
			if was := a.Change != FunctionSame; was != (b.Change != FunctionSame) {
				return was
			}
			return a.Warnings > 0 && b.Warnings == 0
		}
		return column == len(FunctionColumns) && a.Name < b.Name
	})
}

// SumFunctions returns the sums of the figures.
func SumFunctions(rows []FunctionRow) (sum [len(FunctionColumns)]uint32) {
	for i := range rows {
		for k, v := range rows[i].Values {
			sum[k] += v
		}
	}
	return sum
}

// WarnedFunctions keeps the functions with warnings.
func WarnedFunctions(rows []FunctionRow) []FunctionRow {
	return slices.DeleteFunc(rows, func(f FunctionRow) bool { return f.Warnings == 0 })
}

// NarrowFunctions keeps the functions whose names contain every word of a text.
func NarrowFunctions(rows []FunctionRow, text string) []FunctionRow {
	words := strings.Fields(strings.ToLower(text))
	return slices.DeleteFunc(rows, func(f FunctionRow) bool {
		name := "@" + strings.ToLower(f.Name)
		return slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(name, w) })
	})
}
