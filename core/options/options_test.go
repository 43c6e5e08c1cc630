package options

import (
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A row of the table says the same in all its fields.
func TestTable(t *testing.T) {
	seen := map[string]bool{}
	for _, o := range All {
		if seen[o.Name] || o.Name == "" || strings.HasPrefix(o.Name, "-") {
			t.Errorf("the name %q", o.Name)
		}
		seen[o.Name] = true
		if found, ok := Find(o.Name); !ok || found != o || !slices.Contains(Of(o.Scope), o) {
			t.Errorf("-%s is not found", o.Name)
		}
		if (o.Kind == Switch) != (o.Value == "") {
			t.Errorf("-%s: kind %d and value %q", o.Name, o.Kind, o.Value)
		}
		if o.About == "" || strings.HasSuffix(o.About, ".") {
			t.Errorf("-%s: about %q", o.Name, o.About)
		}
		switch o.Kind {
		case Switch:
			if o.Default != "" && o.Default != "true" {
				t.Errorf("-%s: default %q", o.Name, o.Default)
			}
		case Number:
			if _, err := strconv.ParseInt(o.Default, 0, 32); err != nil {
				t.Errorf("-%s: default %q", o.Name, o.Default)
			}
		}
	}
	if _, ok := Find("no-such-option"); ok {
		t.Error("found what is not there")
	}
}
