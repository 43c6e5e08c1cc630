package passes_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/e2e/passtest"
)

// TestNamesOfNames compares with LLVM the names that are derived from names, repeatedly, until they
// reach the limit of a name's length.
func TestNamesOfNames(t *testing.T) {
	var b strings.Builder
	b.WriteString("declare void @callee()\ndeclare i32 @personality(...)\n")
	b.WriteString("define PTR @f(PTR %p) gc \"statepoint-example\" personality PERSONALITY {\n")
	for k := range 130 {
		fmt.Fprintf(&b, "  invoke void @callee() to label %%n%d unwind label %%u\nn%d:\n", k, k)
	}
	b.WriteString(
		"  br label %e\nu:\n  %l = landingpad token cleanup\n  ret PTR %p\ne:\n  ret PTR %p\n}\n")
	const pipeline = "rewrite-statepoints-for-gc"
	for _, typed := range []bool{false, true} {
		text := strings.NewReplacer("PTR", "ptr addrspace(1)", "PERSONALITY",
			"ptr @personality").Replace(b.String())
		if typed {
			text = strings.NewReplacer("PTR", "i8 addrspace(1)*", "PERSONALITY",
				"i32 (...)* @personality").Replace(b.String())
		}
		if d := passtest.Difference(passtest.Body(passtest.Ours(t, "names", text, pipeline)),
			passtest.Body(passtest.Theirs(t, passtest.Release(typed), text, pipeline))); d != "" {
			t.Errorf("typed %v: %.2000s", typed, d)
		}
	}
}
