; test: rewrite
; llvm: 14 22
declare void @foo()
define i8 @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  %p = load i8, ptr addrspace(1) %a, !alias.scope !0, !noalias !0
  call void @foo()
  store i8 %p, ptr addrspace(1) %a, !noalias !0
  ret i8 %p
}
!0 = !{!1}
!1 = distinct !{!1, !2}
!2 = distinct !{!2}

; => rewrite
; declare void @foo()
;
; define i8 @f(ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   %p = load i8, ptr addrspace(1) %a, align 1, !alias.scope !0
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   store i8 %p, ptr addrspace(1) %a.relocated, align 1
;   ret i8 %p
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
; !0 = !{!1}
; !1 = distinct !{!1, !2}
; !2 = distinct !{!2}
