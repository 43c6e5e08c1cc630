package regalloc_test

import (
	"testing"

	"statepoint/e2e/lowertest"
	"statepoint/lower"
)

// A value that is the same pointer in another register, because its offset is zero, needs no move
// back: Check knows that both are equal.
func TestCheckKnowsEqualCopies(t *testing.T) {
	res := lowertest.Compile(t, `; ModuleID = 'mut.ll'
source_filename = "mut.ll"

declare void @foo()

define i64 addrspace(1)* @f(i8 addrspace(1)* %a, i64 addrspace(1)* %u, i64 %n, i1 %c) gc "statepoint-example" {
entry:
  %p = getelementptr i8, i8 addrspace(1)* %a, i64 %n
  %w = bitcast i8 addrspace(1)* %p to i64 addrspace(1)*
  %q = getelementptr i64, i64 addrspace(1)* %u, i64 -9223372036854775808
  %cast = bitcast i8 addrspace(1)* %a to i64 addrspace(1)*
  %s.base = select i1 %c, i64 addrspace(1)* %cast, i64 addrspace(1)* %u, !is_base_value !0
  %s = select i1 %c, i64 addrspace(1)* %w, i64 addrspace(1)* %q
  %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i64 addrspace(1)* %s, i64 addrspace(1)* %s.base) ]
  %s.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 1, i32 0) ; (%s.base, %s)
  %s.relocated.casted = bitcast i8 addrspace(1)* %s.relocated to i64 addrspace(1)*
  %s.base.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 1, i32 1) ; (%s.base, %s.base)
  %s.base.relocated.casted = bitcast i8 addrspace(1)* %s.base.relocated to i64 addrspace(1)*
  ret i64 addrspace(1)* %s.relocated.casted
}

declare void @__tmp_use(...)

declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)

; Function Attrs: nounwind readnone
declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #0

attributes #0 = { nounwind readnone }

!0 = !{}
`, lower.Options{Checked: true, MaxGCRegisters: 5})
	if len(res.Map.Records) != 1 {
		t.Errorf("%d records", len(res.Map.Records))
	}
}
