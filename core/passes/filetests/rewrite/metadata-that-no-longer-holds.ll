; test: rewrite
; llvm: 22
declare void @foo()
define i32 @f(ptr addrspace(1) %a, ptr %q) gc "statepoint-example" {
entry:
  call void @foo()
  %x = load ptr addrspace(1), ptr %q, !nonnull !0, !dereferenceable !1, !invariant.load !0, !tbaa !2, !noalias !5
  store ptr addrspace(1) %a, ptr %q, !tbaa !2, !alias.scope !5
  ret i32 0
}
!0 = !{}
!1 = !{i64 8}
!2 = !{!3, !3, i64 0, i64 1}
!3 = !{!"char", !4}
!4 = !{!"root"}
!5 = !{!6}
!6 = distinct !{!6, !7}
!7 = distinct !{!7}

; => rewrite
; declare void @foo()
;
; define i32 @f(ptr addrspace(1) %a, ptr %q) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %x = load ptr addrspace(1), ptr %q, align 8, !tbaa !0, !nonnull !3
;   store ptr addrspace(1) %a.relocated, ptr %q, align 8, !tbaa !0, !alias.scope !4
;   ret i32 0
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
; !0 = !{!1, !1, i64 0}
; !1 = !{!"char", !2}
; !2 = !{!"root"}
; !3 = !{}
; !4 = !{!5}
; !5 = distinct !{!5, !6}
; !6 = distinct !{!6}
