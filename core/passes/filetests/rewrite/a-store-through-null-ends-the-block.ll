; test: rewrite
; llvm: 14 22
declare void @foo()
define void @f(i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %a, label %b
a:
  store i8 0, ptr null
  call void @foo()
  ret void
b:
  br i1 %c, label %d, label %d
d:
  call void @foo()
  ret void
}

; => rewrite
; declare void @foo()
;
; define void @f(i1 %c) gc "statepoint-example" {
; entry:
;   br i1 %c, label %a, label %b
;
; a:                                                ; preds = %entry
;   unreachable
;
; b:                                                ; preds = %entry
;   br label %d
;
; d:                                                ; preds = %b
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
