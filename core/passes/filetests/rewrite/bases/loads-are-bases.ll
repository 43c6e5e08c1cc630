; test: rewrite
; llvm: 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %at) gc "statepoint-example" {
entry:
  %p = load ptr addrspace(1), ptr addrspace(1) %at
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  call void @foo()
  store i8 1, ptr addrspace(1) %q
  ret ptr addrspace(1) %p
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %at) gc "statepoint-example" {
; entry:
;   %p = load ptr addrspace(1), ptr addrspace(1) %at, align 8
;   %q = getelementptr i8, ptr addrspace(1) %p, i64 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   %q.remat = getelementptr i8, ptr addrspace(1) %p.relocated, i64 8
;   store i8 1, ptr addrspace(1) %q.remat, align 1
;   ret ptr addrspace(1) %p.relocated
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
