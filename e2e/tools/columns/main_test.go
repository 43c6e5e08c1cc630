package main

import (
	"slices"
	"strings"
	"testing"
)

func TestWideGo(t *testing.T) {
	long := strings.Repeat("x", 101)
	text := strings.Join([]string{
		"package p",
		"// " + long,
		"var s = `" + long,
		long + "`",
		"\t{1, " + long + "},",
		"\tkey: " + long + ",",
		"\tcase a: " + long + ",",
		"\tf(" + long + ")",
		strings.Repeat("\t", 25) + "x",
		strings.Repeat("é", 100),
	}, "\n")
	if got, want := wideGo(text), []int{2, 5, 6, 7, 8, 9}; !slices.Equal(got, want) {
		t.Errorf("lines %v, not %v", got, want)
	}
}

func TestWideMarkdown(t *testing.T) {
	long := strings.Repeat("x", 121)
	text := strings.Join([]string{long, "| " + long, "    " + long, "```", long, "```", long}, "\n")
	if got, want := wideMarkdown(text), []int{1, 7}; !slices.Equal(got, want) {
		t.Errorf("lines %v, not %v", got, want)
	}
}

// What a table is, and that prose is none.
func TestTables(t *testing.T) {
	long := strings.Repeat("x", 101)
	prose := `"` + strings.Repeat("one of these words, ", 6) + `"`
	for text, want := range map[string][]int{
		"{1, " + long + "},":                          {1},
		strings.Repeat("\t{1, "+long+"},\n", 2):       {1, 2},
		strings.Repeat("\t{1, "+long+"},\n", 3):       nil,
		strings.Repeat("\tkey: "+long+",\n", 4):       nil,
		strings.Repeat("\tkey: "+prose+",\n", 4):      {1, 2, 3, 4},
		"\t{1, 2},\n\t{3, 4},\n\t{" + long + "},\n":   nil,
		"\t{1, 2},\n\n\t{3, 4},\n\t{" + long + "},\n": {4},
		"//\t" + long: nil,
		"var s = `<a " + strings.Repeat("b=c ", 25) + ">`":       nil,
		"var s = `" + strings.Trim(prose, `"`) + "`":             {1},
		"f(`x`, " + long + ")":                                   {1},
		"var s = `\n" + strings.Repeat("such a text ", 20) + "`": nil,
	} {
		if got := wideGo(text); !slices.Equal(got, want) {
			t.Errorf("%s\nlines %v, not %v", text, got, want)
		}
	}
}
