package report

import "testing"

// Functions with a warning come first until the reader sorts by a column; the order of the text
// stays otherwise.
func TestFunctionsWithWarningsComeFirst(t *testing.T) {
	rows := []FunctionRow{{Name: "b"}, {Name: "w", Warnings: 2}, {Name: "a"},
		{Name: "v", Warnings: 1}}
	names := func() (s string) {
		for _, r := range rows {
			s += r.Name
		}
		return s
	}
	if SortFunctions(rows, -1, false); names() != "wvba" {
		t.Errorf("listed as %s", names())
	}
	if SortFunctions(rows, len(FunctionColumns), false); names() != "abvw" {
		t.Errorf("by name as %s", names())
	}
}
