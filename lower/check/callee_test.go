package check_test

import (
	"slices"
	"strings"
	"testing"

	"statepoint/e2e/oracle"
	"statepoint/lower/check"
)

// A function of the C library returns, even if its only call is followed by a jump's target: a copy
// that is stale only on that path is found.
func TestLibraryReturns(t *testing.T) {
	const text = `declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
declare ptr @CALLEE(ptr, ptr, i64)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
define i64 @f(i64 %n, ptr %x, ptr %y) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(ptr addrspace(1) (i64, i64)) @rt_alloc, i32 2, i32 0, i64 1, i64 8, i32 0, i32 0)
  %p = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t)
  %c = icmp eq i64 %n, 0
  br i1 %c, label %b, label %a
a:
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %u, i32 0, i32 0)
  %w = call ptr @CALLEE(ptr %x, ptr %y, i64 %n)
  br label %b
b:
  %v = load i64, ptr addrspace(1) %p
  ret i64 %v
}
`
	for callee, returns := range map[string]bool{"memmove": true, "fails": false} {
		r := open(t, callee, oracle.Run(t, oracle.Opaque,
			[]byte(strings.ReplaceAll(text, "CALLEE", callee)), "llc", "-O2", "-filetype=obj",
			"-mtriple=x86_64-linux-gnu"))
		stale := slices.ContainsFunc(r.Findings, func(f check.Finding) bool {
			return f.Code == check.StaleCopy && f.Recorded != ""
		})
		assumed := slices.ContainsFunc(r.Assumed, func(s string) bool {
			return strings.HasPrefix(s, callee+" does not return")
		})
		if stale != returns || assumed == returns {
			t.Errorf("%s: %+v", callee, r)
		}
	}
}
