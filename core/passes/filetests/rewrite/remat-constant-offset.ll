; test: rewrite
; llvm: 14 22
; A derived pointer with a constant offset is computed again.
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" {
entry:
  %p = getelementptr i8, ptr addrspace(1) %obj, i64 16
  call void @foo()
  ret ptr addrspace(1) %p
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %obj) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) %obj, i64 16
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %obj) ]
;   %obj.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%obj, %obj)
;   %p.remat = getelementptr i8, ptr addrspace(1) %obj.relocated, i64 16
;   ret ptr addrspace(1) %p.remat
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
