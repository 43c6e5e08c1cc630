; test: rewrite
; llvm: 14 22
declare void @foo()
define void @f() gc "statepoint-example" {
entry:
  call void @foo()
  indirectbr ptr blockaddress(@f, %a), [label %a, label %b, label %a]
a:
  %p = phi i32 [ 1, %entry ], [ 1, %entry ], [ 2, %b ]
  call void @foo()
  ret void
b:
  br label %a
}

; => rewrite
; declare void @foo()
;
; define void @f() gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   br label %a
;
; a:                                                ; preds = %entry
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
