; test: rewrite
; llvm: 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %at) gc "statepoint-example" {
entry:
  %p = load ptr addrspace(1), ptr addrspace(1) %at, !dereferenceable !0, !nonnull !1, !align !0
  %q = load ptr addrspace(1), ptr addrspace(1) %at, !dereferenceable_or_null !0, !noundef !1, !invariant.group !1
  call void @foo()
  store i8 1, ptr addrspace(1) %q
  ret ptr addrspace(1) %p
}
!0 = !{i64 8}
!1 = !{}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %at) gc "statepoint-example" {
; entry:
;   %p = load ptr addrspace(1), ptr addrspace(1) %at, align 8, !nonnull !0, !align !1
;   %q = load ptr addrspace(1), ptr addrspace(1) %at, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   %q.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%q, %q)
;   store i8 1, ptr addrspace(1) %q.relocated, align 1
;   ret ptr addrspace(1) %p.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
;
; !0 = !{}
; !1 = !{i64 8}
