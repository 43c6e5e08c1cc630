package engine_test

import (
	"strings"
	"testing"

	"statepoint/web/explore/engine"
	"statepoint/web/report"
)

// If a lesson asks what is in a frame, the assembly shows the instructions but no comment on what
// they store.
func TestCovered(t *testing.T) {
	const source = `declare void @rt_collect()
define i64 @f(ptr addrspace(1) %p) gc "statepoint-example" {
  call void @rt_collect()
  %n = load i64, ptr addrspace(1) %p
  ret i64 %n
}
`
	var e engine.Engine
	whole := e.Run(t.Context(), &report.Request{Source: source}).Asm.Text
	covered := e.Run(t.Context(), &report.Request{Source: source, Covered: true}).Asm.Text
	for _, told := range []string{"# spill %p", "[rsp+", "record 0"} {
		if !strings.Contains(whole, told) || strings.Contains(covered, told) {
			t.Errorf("%q is to be in the first alone:\n%s\n%s", told, whole, covered)
		}
	}
	for line := range strings.Lines(covered) {
		s := strings.TrimSpace(line)
		if s != "the record is hidden until you answer" && !strings.Contains(whole, s) {
			t.Errorf("%q is not in the whole assembly:\n%s", s, whole)
		}
	}
}
