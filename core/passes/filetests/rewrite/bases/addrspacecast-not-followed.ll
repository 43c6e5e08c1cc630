; test: rewrite
; llvm: 14 22
; A cast to another address space is not followed.
declare void @foo()
define ptr @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  %p = addrspacecast ptr addrspace(1) %a to ptr
  call void @foo()
  ret ptr %p
; ^~~~~~~~~~
; warning: this address may be stale: the pointer `%p` held it across a safepoint, and only references are updated [SP0415]
;   note: made at 3:32: `%a` is the reference
;   note: hidden at 5:3: its address becomes the pointer `%p`
;   note: safepoint at 6:3: the collector may move the object
;   note: used at 7:3: the old address is returned
;   note: keep the reference across the call, and cast it after the call
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
