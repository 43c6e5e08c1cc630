; test: rewrite
; llvm: 14 22
; All cases of a switch have one destination, and its default is unreachable.
declare void @foo()
define void @f(i32 %x) gc "statepoint-example" {
entry:
  switch i32 %x, label %d [ i32 2, label %b
    i32 3, label %b ]
b:
  call void @foo()
  ret void
d:
  unreachable
}

; => rewrite
; declare void @foo()
;
; define void @f(i32 %x) gc "statepoint-example" {
; entry:
;   br label %b
;
; b:                                                ; preds = %entry
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
