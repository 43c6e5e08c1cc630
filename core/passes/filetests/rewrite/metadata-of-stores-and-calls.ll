; test: rewrite
; llvm: 14 22
declare void @foo()
declare i64 @num()
define void @f(ptr addrspace(1) %m, ptr addrspace(1) %v) gc "statepoint-example" {
entry:
  %a = getelementptr i8, ptr addrspace(1) %m, i64 8
  store i8 0, ptr addrspace(1) %a, !nontemporal !2, !noalias !3, !alias.scope !3
  %n = call i64 @num(), !range !6
  call void @foo(), !srcloc !7
  store i8 1, ptr addrspace(1) %v
  ret void
}
!2 = !{i32 1}
!3 = !{!4}
!4 = distinct !{!4, !5}
!5 = distinct !{!5}
!6 = !{i64 0, i64 10}
!7 = !{i32 1}

; => rewrite
; declare void @foo()
;
; declare i64 @num()
;
; define void @f(ptr addrspace(1) %m, ptr addrspace(1) %v) gc "statepoint-example" {
; entry:
;   %a = getelementptr i8, ptr addrspace(1) %m, i64 8
;   store i8 0, ptr addrspace(1) %a, align 1, !alias.scope !0, !nontemporal !3
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(i64 ()) @num, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %v) ]
;   %v.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%v, %v)
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %v.relocated) ]
;   %v.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 0, i32 0) ; (%v.relocated, %v.relocated)
;   store i8 1, ptr addrspace(1) %v.relocated2, align 1
;   ret void
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
; !3 = !{i32 1}
