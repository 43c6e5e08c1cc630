; test: rewrite
; llvm: 14 22
; A folded branch keeps its loop metadata.
declare void @foo()
define void @f() gc "statepoint-example" {
entry:
  br label %l
l:
  call void @foo()
  br i1 true, label %l, label %out, !llvm.loop !0, !prof !1
out:
  ret void
}
!0 = distinct !{!0}
!1 = !{!"branch_weights", i32 7, i32 1}

; => rewrite
; declare void @foo()
;
; define void @f() gc "statepoint-example" {
; entry:
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   br label %l, !llvm.loop !0
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; !0 = distinct !{!0}
