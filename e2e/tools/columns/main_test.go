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
	if got, want := wideGo(text), []int{2, 7, 8, 9}; !slices.Equal(got, want) {
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
