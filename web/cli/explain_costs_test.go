package cli

import (
	"strings"
	"testing"
)

// The costs of a program's safepoints in the stack map, and in a table that replaces it.
func TestExplainCosts(t *testing.T) {
	const text = `declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "mine" {
  call void @foo()
  call void @foo()
  ret ptr addrspace(1) %p
}
`
	for strategy, want := range map[string][]string{
		"name=mine,references=1": {".llvm_stackmaps: 216 bytes, 40 of them shared.",
			"sum                   176", "  @f\n",
			"Code: 21 bytes, with the padding between functions; 4 for spills and 4 for"},
		"name=mine,references=1,table=compact": {
			`The object has no stack map: the table of gc "mine" in statepoint_compact ` +
				"replaces it.", "statepoint_compact: 28 bytes, 24 of them shared."},
	} {
		out, errs, status := runCommand(text, "explain", "--costs", "-strategy="+strategy, "-")
		for _, w := range want {
			if status != 0 || !strings.Contains(out, w) {
				t.Errorf("status %d, %s\n%s\nlacks %s", status, errs, out, w)
			}
		}
	}
	out, _, status := runCommand("define void @f() {\n  ret void\n}\n", "explain", "--costs", "-")
	if status != 0 || !strings.HasPrefix(out, "No stack map: ") {
		t.Errorf("status %d, %s", status, out)
	}
}
