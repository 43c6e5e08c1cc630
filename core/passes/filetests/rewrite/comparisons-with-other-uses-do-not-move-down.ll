; test: rewrite
; llvm: 14 22
declare void @foo()
define i1 @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
entry:
  %c = icmp eq ptr addrspace(1) %a, %b
  call void @foo()
  br i1 %c, label %x, label %y
x:
  ret i1 %c
y:
  ret i1 0
}

; => rewrite
; declare void @foo()
;
; define i1 @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
; entry:
;   %c = icmp eq ptr addrspace(1) %a, %b
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   br i1 %c, label %x, label %y
;
; x:                                                ; preds = %entry
;   ret i1 %c
;
; y:                                                ; preds = %entry
;   ret i1 false
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
