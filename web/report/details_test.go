package report

import (
	"fmt"
	"testing"
)

// What is folded at first begins at the end of the line above it; adjacent lines are one part.
func TestDetails(t *testing.T) {
	d := &Doc{Text: "call\n record 0\n  a\n  b\n record 1\n  c", Lines: []LineClass{
		{2, ClassRecord}, {3, ClassDetail}, {3, ClassRecord}, {4, ClassDetail}, {4, ClassRecord},
		{5, ClassRecord}, {6, ClassDetail}, {6, ClassRecord}}}
	var got []string
	for _, s := range d.Details() {
		got = append(got, d.Text[s.Start:s.End])
	}
	if fmt.Sprintf("%q", got) != `["\n  a\n  b" "\n  c"]` {
		t.Errorf("folded: %q", got)
	}
}
