; test: rewrite
; llvm: 22
; An invoke that does not throw becomes a call, whose weight is the sum of those of its edges.
declare void @foo()
declare i32 @pers(...)
declare void @leaf() "gc-leaf-function"
define void @f() gc "statepoint-example" personality ptr @pers {
entry:
  call void @foo()
  invoke void @leaf() nounwind to label %ok unwind label %lp, !prof !0
ok:
  ret void
lp:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2}

; => rewrite
; declare void @foo()
;
; declare i32 @pers(...)
;
; declare void @leaf() #0
;
; define void @f() gc "statepoint-example" personality ptr @pers {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   call void @leaf() #1, !prof !0
;   br label %ok
;
; ok:                                               ; preds = %entry
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; attributes #0 = { "gc-leaf-function" }
; attributes #1 = { nounwind }
;
; !0 = !{!"branch_weights", i32 3}
