; test: rewrite
; llvm: 14
declare void @foo()
define i8 addrspace(1)* @f(i8 addrspace(1)* addrspace(1)* %at) gc "statepoint-example" {
entry:
  %p = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(1)* %at, !dereferenceable !0, !nonnull !1, !align !0
  %q = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(1)* %at, !dereferenceable_or_null !0, !noundef !1, !invariant.group !1
  call void @foo()
  store i8 1, i8 addrspace(1)* %q
  ret i8 addrspace(1)* %p
}
!0 = !{i64 8}
!1 = !{}

; => rewrite
; declare void @foo()
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* addrspace(1)* %at) gc "statepoint-example" {
; entry:
;   %p = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(1)* %at, align 8, !nonnull !0, !align !1
;   %q = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(1)* %at, align 8
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %p, i8 addrspace(1)* %q) ]
;   %p.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   %q.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 1, i32 1) ; (%q, %q)
;   store i8 1, i8 addrspace(1)* %q.relocated, align 1
;   ret i8 addrspace(1)* %p.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nounwind readnone }
;
; !0 = !{}
; !1 = !{i64 8}
