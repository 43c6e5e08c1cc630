package views_test

import (
	"strings"
	"testing"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// A pointer used only by the call is listed, as by LLVM, and the view says that nothing uses it
// afterwards; one that a loop brings back to the call is used by the call. Instructions that the
// stage created have the numbers of the rewritten text, marked as such.
func TestLivenessReasons(t *testing.T) {
	const source = `declare void @take(ptr addrspace(1), ptr addrspace(1))
declare ptr addrspace(1) @make()

define void @f(ptr addrspace(1) %0, ptr addrspace(1) %once, i1 %c) gc "statepoint-example" {
  %2 = getelementptr i8, ptr addrspace(1) %0, i64 8
  call void @take(ptr addrspace(1) %2, ptr addrspace(1) %once)
  br i1 %c, label %3, label %5
3:
  %4 = call ptr addrspace(1) @make()
  br label %5
5:
  %kept = phi ptr addrspace(1) [ %2, %1 ], [ %4, %3 ]
  br label %6
6:
  call void @take(ptr addrspace(1) %kept, ptr addrspace(1) null)
  br i1 %c, label %6, label %7
7:
  ret void
}
`
	engine := &engine.Engine{}
	req := report.Request{Source: source}
	if rep := engine.Run(t.Context(), &req); !rep.OK {
		t.Fatal(rep.Diagnostics)
	}
	a := engine.View(t.Context(), &report.ViewRequest{View: report.ViewLiveness,
		Of: engine.Keep(&req)})
	if a.Doc == nil {
		t.Fatal(a.Trouble)
	}
	lines := map[string]string{}
	for line := range strings.Lines(a.Doc.Text) {
		if words := strings.Fields(line); len(words) > 0 {
			lines[words[0]] = strings.Join(words, " ")
		}
	}
	for value, want := range map[string]string{
		"%once": "an operand of the call, which counts as a use; nothing uses it afterwards",
		"%0":    "!is_base_value !0 rw",
		"%kept": "used by the same call in the next iteration",
	} {
		if !strings.HasSuffix(lines[value], want) {
			t.Errorf("%s: %q, want %q\n%s", value, lines[value], want, a.Doc.Text)
		}
	}
}
