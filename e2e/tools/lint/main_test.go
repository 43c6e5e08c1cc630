package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// a module in which each line that is wrong has a comment with the name of the check.
const module = `
-- go.mod --
module example.com/m

go 1.26
-- a/a.go --
// Package a has what others use.
package a

// Old does nothing.
//
// Deprecated: there is New.
func Old() {}

// New does nothing.
func New() {}

// Never never returns.
func Never() { panic("never") }

func tested() {}
func unused() {} // U1000
-- a/a_test.go --
package a

func init() {
	tested()
	x := 1
	x = x // assign,SA4018
}
-- b/b.go --
// Package b uses them.
package b

import "example.com/m/a"

// F does so.
func F(x int) int {
	a.Old() // SA1019
	var p *int
	if p == nil {
		a.Never()
	}
	return x + *p
}
-- b/native.go --
//go:build !js

package b

func native(x int) { x = x } // U1000,assign,SA4018,SA4009,SA4006
-- b/browser.go --
//go:build js

package b

func browser(x int) { x = x } // U1000,assign,SA4018,SA4009,SA4006
-- c/c_test.go --
package c_test

import "example.com/m/a"

func init() { a.Old() } // SA1019
`

// Both targets, tests, and what is known of packages that are imported.
func TestFindings(t *testing.T) {
	dir := t.TempDir()
	var want []string
	for _, f := range txtar.Parse([]byte(module)).Files {
		name := filepath.Join(dir, f.Name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(f.Data)) {
			if _, checks, ok := strings.Cut(strings.TrimSpace(line), " // "); ok {
				for check := range strings.SplitSeq(checks, ",") {
					want = append(want, f.Name+" "+check)
				}
			}
		}
	}
	found, err := findings(dir, []string{"./..."})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, f := range found {
		file, _, _ := strings.Cut(f, ":")
		got = append(got, file+" "+strings.Trim(f[strings.LastIndex(f, "("):], "()"))
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("found\n%s\nwant\n%s", strings.Join(found, "\n"), strings.Join(want, "\n"))
	}
}
