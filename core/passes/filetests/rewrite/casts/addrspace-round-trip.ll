; test: rewrite
; llvm: 14 22
; A pointer is cast to another address space and back.
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %out = addrspacecast ptr addrspace(1) %p to ptr
  %back = addrspacecast ptr %out to ptr addrspace(1)
  call void @foo()
  ret ptr addrspace(1) %back
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %p) gc "statepoint-example" {
;   %out = addrspacecast ptr addrspace(1) %p to ptr
;   %back = addrspacecast ptr %out to ptr addrspace(1)
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %back, ptr addrspace(1) %p) ]
;   %back.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%p, %back)
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%p, %p)
;   ret ptr addrspace(1) %back.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
