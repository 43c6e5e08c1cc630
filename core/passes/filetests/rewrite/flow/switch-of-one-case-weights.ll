; test: rewrite
; llvm: 14 22
; A switch with one case left becomes a branch, with the weights in the other order.
declare void @foo()
define void @f(i32 %x) gc "statepoint-example" {
entry:
  switch i32 %x, label %d [ i32 1, label %d
    i32 2, label %d
    i32 3, label %b ], !prof !0, !make.implicit !1
b:
  call void @foo()
  ret void
d:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}
!1 = !{}

; => rewrite
; declare void @foo()
;
; define void @f(i32 %x) gc "statepoint-example" {
; entry:
;   %cond = icmp eq i32 %x, 3
;   br i1 %cond, label %b, label %d, !prof !0, !make.implicit !1
;
; b:                                                ; preds = %entry
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret void
;
; d:                                                ; preds = %entry
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; !0 = !{!"branch_weights", i32 4, i32 6}
; !1 = !{}
