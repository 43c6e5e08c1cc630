; test: rewrite
; llvm: 14 22
declare void @foo()
define void @f() gc "statepoint-example" {
entry:
  switch i32 3, label %a [ i32 1, label %b
                           i32 3, label %c ]
a:
  call void @foo()
  ret void
b:
  ret void
c:
  call void @foo()
  ret void
}

; => rewrite
; declare void @foo()
;
; define void @f() gc "statepoint-example" {
; entry:
;   br label %c
;
; c:                                                ; preds = %entry
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
