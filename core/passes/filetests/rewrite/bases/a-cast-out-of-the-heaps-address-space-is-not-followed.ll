; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  %p = addrspacecast ptr addrspace(1) %a to ptr
  call void @foo()
  ret ptr %p
}

; => rewrite
; declare void @foo()
;
; define ptr @f(ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   %p = addrspacecast ptr addrspace(1) %a to ptr
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0)
;   ret ptr %p
; }
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
