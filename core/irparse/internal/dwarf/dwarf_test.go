package dwarf

import (
	"slices"
	"strings"
	"testing"

	"statepoint/core/ir"
)

// TestNameOf finds names by number, and the same names in the lists.
func TestNameOf(t *testing.T) {
	for _, c := range []struct{ field, prefix, digits, name string }{
		{"tag", "DW_TAG_", "1", "DW_TAG_array_type"},
		{"", "DW_OP_", "6", "DW_OP_deref"},
		{"", "DW_ATE_", "5", "DW_ATE_signed"},
		{"", "DW_ATE_", "x", ""},
		{"scope", "", "1", ""},
	} {
		if got := NameOf(c.field, c.prefix, c.digits); got != c.name {
			t.Errorf("%s%s is %q, not %q", c.prefix, c.digits, got, c.name)
		}
	}
	for prefix, list := range map[string]string{"DW_TAG_": Tags, "DW_OP_": Operations,
		"DW_ATE_": Encodings} {
		all := strings.Fields(list)
		for n, name := range numberedNames()[prefix] {
			if name != "" && !slices.Contains(all, strings.TrimPrefix(name, prefix)) {
				t.Errorf("%s, number %d, is not in the list of names", name, n)
			}
		}
	}
}

// TestNameOperations writes the operations of an expression, and encodings, by name.
func TestNameOperations(t *testing.T) {
	n := &ir.MDNode{Parts: []string{"(16, 6, 6, 4097, 32, 5)"}}
	NameOperations(n)
	if got, want := n.Parts[0],
		"(DW_OP_constu, 6, DW_OP_deref, DW_OP_LLVM_convert, 32, DW_ATE_signed)"; got != want {
		t.Errorf("%s, not %s", got, want)
	}
}
