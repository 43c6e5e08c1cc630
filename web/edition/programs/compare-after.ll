; title: Comparing after a safepoint
; about: @is_null compares the old name with null, which is the same before and after. @same compares a relocated pointer with one that is not: SP0407 names it, and LLVM's safepoint verifier rejects it.
; select: %b

declare void @foo()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define i1 @is_null(ptr addrspace(1) %obj) gc "statepoint-example" {
entry:
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
  %none = icmp eq ptr addrspace(1) %obj, null
  ret i1 %none
}

define i1 @same(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
entry:
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %b) ]
  %a.relocated = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)
  %same = icmp eq ptr addrspace(1) %a.relocated, %b
  ret i1 %same
}
