; test: rewrite
; llvm: 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %m, ptr addrspace(1) %v) gc "statepoint-example" {
entry:
  store volatile ptr addrspace(1) %v, ptr addrspace(1) %m
  call void @foo()
  store atomic ptr addrspace(1) %v, ptr addrspace(1) %m seq_cst, align 8
  fence seq_cst
  ret ptr addrspace(1) %v
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %m, ptr addrspace(1) %v) gc "statepoint-example" {
; entry:
;   store volatile ptr addrspace(1) %v, ptr addrspace(1) %m, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %v, ptr addrspace(1) %m) ]
;   %v.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%v, %v)
;   %m.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%m, %m)
;   store atomic ptr addrspace(1) %v.relocated, ptr addrspace(1) %m.relocated seq_cst, align 8
;   fence seq_cst
;   ret ptr addrspace(1) %v.relocated
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
