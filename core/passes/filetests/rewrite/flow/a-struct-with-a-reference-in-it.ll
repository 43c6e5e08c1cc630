; test: rewrite
; llvm: 22
; differs: LLVM leaves the reference out of the statepoint, and a collector makes it stale; here it lives on by itself
declare void @foo()
define ptr addrspace(1) @f({ ptr addrspace(1), i64 } %s) gc "statepoint-example" {
entry:
  call void @foo()
  %p = extractvalue { ptr addrspace(1), i64 } %s, 0
  ret ptr addrspace(1) %p
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f({ ptr addrspace(1), i64 } %s) gc "statepoint-example" {
; entry:
;   %s.0 = extractvalue { ptr addrspace(1), i64 } %s, 0
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %s.0) ]
;   %s.0.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%s.0, %s.0)
;   ret ptr addrspace(1) %s.0.relocated
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
