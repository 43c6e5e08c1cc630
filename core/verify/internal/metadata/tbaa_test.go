package metadata_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/core/verify"
)

// TestLongTypeChain accepts a scalar type of `!tbaa` with many parents, and refuses one that is its
// own parent.
func TestLongTypeChain(t *testing.T) {
	const depth = 3000
	var b strings.Builder
	b.WriteString(
		"define i64 @f(ptr %p) {\n  %v = load i64, ptr %p, !tbaa !0\n  ret i64 %v\n}\n!0 = !{!1, " +
			"!1, i64 0}\n")
	for k := 1; k < depth; k++ {
		fmt.Fprintf(&b, "!%d = !{!\"t%d\", !%d}\n", k, k, k+1)
	}
	for last, legal := range map[string]bool{"!{!\"root\"}": true, "!{!\"t\", !7}": false} {
		m, _, err := irparse.ParseString(t.Context(), "chain.ll",
			b.String()+fmt.Sprintf("!%d = %s\n", depth, last))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := verify.Diagnose(t.Context(), m, nil); (err == nil) != legal {
			t.Errorf("%s at the end: %v", last, err)
		}
	}
}
