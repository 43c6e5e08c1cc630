package irparse_test

import (
	"fmt"
	"strings"
	"testing"

	"statepoint/core/irparse"
	"statepoint/e2e/oracle"
)

// The order of two parts of a function's header gets a note if and only if LLVM refuses it.
func TestHeaderOrder(t *testing.T) {
	parts := []string{"unnamed_addr", "local_unnamed_addr", "addrspace(0)", "nounwind", `"k"="v"`,
		"#0", `section "s"`, `partition "p"`, "comdat", "align 8", `gc "statepoint-example"`,
		"prefix i32 1", "prologue i32 1", "personality i32 1"}
	refused := 0
	for _, release := range []int{oracle.Typed, oracle.Opaque} {
		opt := oracle.Tool(t, release, "opt")
		for i, a := range parts {
			for k, b := range parts {
				const both = "unnamed_addr"
				if i == k || strings.HasSuffix(a, both) && strings.HasSuffix(b, both) {
					continue
				}
				text := fmt.Sprintf("$f = comdat any\nattributes #0 = { nounwind }\n"+
					"define void @f() %s %s {\n  ret void\n}\n", a, b)
				r := oracle.Exec([]byte(text), opt, "-passes=no-op-module", "-disable-output")
				_, diags, err := irparse.ParseString(t.Context(), "f.ll", text)
				if err != nil {
					t.Fatalf("%s\n%v", text, err)
				}
				if noted := len(diags.Items) > 0; noted != (r.Err != nil) {
					t.Errorf("LLVM %d, %s %s: noted %v, LLVM says %.200s", release, a, b, noted,
						r.Stderr)
				}
				if r.Err != nil {
					refused++
				}
			}
		}
	}
	if refused < 100 {
		t.Errorf("LLVM refused %d", refused)
	}
}
