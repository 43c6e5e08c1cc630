package journey_test

import (
	"slices"
	"testing"

	"statepoint/web/report"
)

// A pointer that handwritten relocates use as a base but do not relocate is in the record.
func TestJourneyOfABaseAlone(t *testing.T) {
	const text = `declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
define ptr addrspace(1) @f(ptr addrspace(1) %b, ptr addrspace(1) %idle) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %b, i64 8
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0,
    ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %b,
    ptr addrspace(1) %d, ptr addrspace(1) %idle) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 1)
  ret ptr addrspace(1) %r
}
`
	for name, want := range map[string]string{
		"%b": "@foo line 6 | rdi | [rsp+0] at 0xd | 0, 3 (as a base only) | " +
			"no, nothing reads it | –",
		"%d":    "@foo line 6 | rax | [rsp+8] at 0x8 | 0, 4 (%b 3, [rsp+0]) | rax at 0x16 | %r",
		"%idle": "@foo line 6 | – | – | not listed, since no relocate uses it | – | –",
	} {
		j, _ := journeyOf(t, &report.Request{Source: text,
			Options: report.Options{Passes: []string{}}}, name)
		if rows, _ := journeyTexts(j); !slices.Equal(rows, []string{want}) {
			t.Errorf("%s: %q, not %s", name, rows, want)
		}
	}
}
