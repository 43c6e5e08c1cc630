package object_test

import (
	"strings"
	"testing"

	"statepoint/lower/object"
)

// symbolsOf makes an object of names: those after ! are defined, those after ? are weak and
// undefined, and others are undefined.
func symbolsOf(names string) *object.Object {
	o := object.New("")
	for _, name := range strings.Fields(names) {
		s := object.Symbol{Name: strings.TrimLeft(name, "!?"), Bind: object.Global}
		switch name[0] {
		case '!':
			s.Section = object.Absolute
		case '?':
			s.Bind = object.Weak
		}
		o.AddSymbol(s)
	}
	return o
}

// TestNeeded takes members of an archive in any order, once, and none that nothing uses.
func TestNeeded(t *testing.T) {
	for _, c := range []struct{ objects, members, want string }{
		{"!main two", "!unused no|!one|!two one|!one !again", "..xx"},
		{"!main two", "!two|!two", "x."},
		{"!main ?two", "!two", "."},
		{"!main !two", "!two", "."},
		{"", "!other|!main other", "xx"},
		{"", "!other", "."},
		{"!main two", "?one !two|!one", "x."},
	} {
		var members []*object.Object
		for _, names := range strings.Split(c.members, "|") {
			members = append(members, symbolsOf(names))
		}
		objects, got := []*object.Object{symbolsOf(c.objects)}, ""
		for _, taken := range object.Needed(objects, members, "main") {
			got += map[bool]string{true: "x", false: "."}[taken]
		}
		if got != c.want {
			t.Errorf("%q of %q: took %q, want %q", c.objects, c.members, got, c.want)
		}
	}
}
