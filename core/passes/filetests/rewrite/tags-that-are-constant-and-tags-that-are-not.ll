; test: rewrite
; llvm: 22
declare void @foo()
define i64 @f(ptr addrspace(1) %a, ptr addrspace(1) %m) gc "statepoint-example" {
entry:
  %x = load i64, ptr null, !tbaa !0
  %y = load ptr addrspace(1), ptr addrspace(1) %m, !tbaa !5
  %z = load i8, ptr addrspace(1) %y, !tbaa !6
  call void @foo()
  %w = load i8, ptr addrspace(1) %a, !invariant.load !9
  ret i64 %x
}
!0 = !{!1, !1, i64 0, i64 1}
!1 = !{!"long", !2}
!2 = !{!"root"}
!5 = !{!3, !3, i64 0}
!3 = !{!"ref", !2}
!6 = !{!7, !8, i64 8, i64 1}
!7 = !{!"struct", !8, i64 0, !8, i64 8}
!8 = !{!"byte", !2}
!9 = !{}

; => rewrite
; declare void @foo()
;
; define i64 @f(ptr addrspace(1) %a, ptr addrspace(1) %m) gc "statepoint-example" {
; entry:
;   %x = load i64, ptr null, align 4, !tbaa !0
;   %y = load ptr addrspace(1), ptr addrspace(1) %m, align 8, !tbaa !3
;   %z = load i8, ptr addrspace(1) %y, align 1, !tbaa !5
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %w = load i8, ptr addrspace(1) %a.relocated, align 1
;   ret i64 %x
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
; !1 = !{!"long", !2}
; !2 = !{!"root"}
; !3 = !{!4, !4, i64 0}
; !4 = !{!"ref", !2}
; !5 = !{!6, !7, i64 8}
; !6 = !{!"struct", !7, i64 0, !7, i64 8}
; !7 = !{!"byte", !2}
