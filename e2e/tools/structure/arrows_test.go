package main

import (
	"go/parser"
	"go/token"
	"testing"
)

// Of a chain no arrow runs back, of a circle one, and of two files that use each other one.
func TestRunBack(t *testing.T) {
	for want, files := range map[int]map[string]string{
		0: {"a": "func a() { b() }", "b": "func b() { c() }", "c": "func c() {}"},
		1: {"a": "func a() { b() }", "b": "type t int\nfunc b() { c() }",
			"c": "func c() { t(0).d() }", "d": "func (t) d() { a() }"},
		2: {"a": "func a() { b(); c() }", "b": "func b() { a() }", "c": "const c = 1\nvar v = d",
			"d": "type d int\nvar w = v"},
	} {
		var all []*fileUses
		for name, text := range files {
			f, err := parser.ParseFile(token.NewFileSet(), name, "package p\n"+text, 0)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, usesOf(name, f))
		}
		if arrows := arrowsOf(all); runBack(arrows) != want {
			t.Errorf("of %v run back %d, not %d", arrows, runBack(arrows), want)
		}
	}
}
