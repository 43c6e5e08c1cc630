; test: rewrite
; llvm: 14 22
declare void @foo()
define void @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
entry:
  br label %loop
loop:
  store i8 1, ptr addrspace(1) %a
  br i1 %c, label %loop, label %out
out:
  call void @foo()
  ret void
}

; => rewrite
; declare void @foo()
;
; define void @f(ptr addrspace(1) %a, i1 %c) gc "statepoint-example" {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %loop, %entry
;   store i8 1, ptr addrspace(1) %a, align 1
;   br i1 %c, label %loop, label %out
;
; out:                                              ; preds = %loop
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret void
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
