; test: rewrite
; llvm: 14
declare void @foo()
define i8 addrspace(1)* @f(i8 addrspace(1)* addrspace(1)* %m) gc "statepoint-example" {
entry:
  %x = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(1)* %m, !nonnull !0, !dereferenceable !1, !dereferenceable_or_null !1, !align !1, !invariant.load !0, !invariant.group !0
  %y = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(1)* %m, !nontemporal !2, !noalias !3, !alias.scope !3, !noundef !0
  call void @foo()
  %c = icmp eq i8 addrspace(1)* %x, %y
  %s = select i1 %c, i8 addrspace(1)* %x, i8 addrspace(1)* %y
  ret i8 addrspace(1)* %s
}
!0 = !{}
!1 = !{i64 8}
!2 = !{i32 1}
!3 = !{!4}
!4 = distinct !{!4, !5}
!5 = distinct !{!5}

; => rewrite
; declare void @foo()
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* addrspace(1)* %m) gc "statepoint-example" {
; entry:
;   %x = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(1)* %m, align 8, !nonnull !0, !align !1
;   %y = load i8 addrspace(1)*, i8 addrspace(1)* addrspace(1)* %m, align 8, !alias.scope !2, !nontemporal !5
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %x, i8 addrspace(1)* %y) ]
;   %x.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%x, %x)
;   %y.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 1, i32 1) ; (%y, %y)
;   %c = icmp eq i8 addrspace(1)* %x.relocated, %y.relocated
;   %s = select i1 %c, i8 addrspace(1)* %x.relocated, i8 addrspace(1)* %y.relocated
;   ret i8 addrspace(1)* %s
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
; !2 = !{!3}
; !3 = distinct !{!3, !4}
; !4 = distinct !{!4}
; !5 = !{i32 1}
