package cli

import (
	"strings"
	"testing"
)

// TestExplainValues explains all references of a file, a single one, and a misspelt one.
func TestExplainValues(t *testing.T) {
	const file = "static/examples/05-base-phi.ll"
	out, errs, status := runCommand("", "explain", file, "%cursor")
	for _, want := range []string{"%cursor in @pick, derived",
		"[rsp+16] at 0x1b  0, 6 (%cursor.base 5, [rsp+0])  rax at 0x25  %cursor.relocated",
		"  Live: %value (line 24) needs it after @foo"} {
		if status != 0 || !strings.Contains(out, want) || strings.Contains(out, "%cursor.base in") {
			t.Errorf("status %d, %s\n%s\nlacks %s", status, errs, out, want)
		}
	}
	out, _, _ = runCommand("", "explain", file)
	if !strings.Contains(out, "%cursor.base in @pick") {
		t.Errorf("a file alone does not explain all:\n%s", out)
	}
	out, errs, status = runCommand("", "explain", file, "%cursor.base", "%cursr")
	if status != 1 || !strings.Contains(errs, "did you mean %cursor?") ||
		!strings.Contains(out, "%cursor.base in @pick") {
		t.Errorf("status %d, %s\n%s", status, errs, out)
	}
	_, errs, status = runCommand("define void @f() { ret", "explain", "-")
	if status == 0 || !strings.Contains(errs, "error") {
		t.Errorf("status %d, %s", status, errs)
	}
}

// TestExplainSaysWhatIsHidden explains a module in which a reference crosses a safepoint only as an
// integer: the output mentions it.
func TestExplainSaysWhatIsHidden(t *testing.T) {
	const begin = `declare void @foo()
define i64 @f(ptr addrspace(1) %o) gc "statepoint-example" {
  %bits = ptrtoint ptr addrspace(1) %o to i64
  call void @foo()
`
	for text, want := range map[string]string{
		begin + "  %p = inttoptr i64 %bits to ptr addrspace(1)\n" +
			"  %v = load i64, ptr addrspace(1) %p\n  ret i64 %v\n}\n": "1 reference is hidden",
		begin + "  ret i64 %bits\n}\n": "found none that is used after",
	} {
		out, errs, status := runCommand(text, "explain", "-")
		if status != 0 || !strings.Contains(out, want) || !strings.Contains(out, "It does not") ||
			!strings.Contains(out, "No value of a reference type crosses a safepoint.") {
			t.Errorf("status %d, %s\n%s\nlacks %s", status, errs, out, want)
		}
	}
}
