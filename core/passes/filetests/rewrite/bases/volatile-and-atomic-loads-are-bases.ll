; test: rewrite
; llvm: 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %at, ptr addrspace(1) %too) gc "statepoint-example" {
entry:
  %p = load volatile ptr addrspace(1), ptr addrspace(1) %at
  %q = load atomic ptr addrspace(1), ptr addrspace(1) %too acquire, align 8
  call void @foo()
  %v = load i8, ptr addrspace(1) %q
  store i8 %v, ptr addrspace(1) %p
  ret ptr addrspace(1) %p
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %at, ptr addrspace(1) %too) gc "statepoint-example" {
; entry:
;   %p = load volatile ptr addrspace(1), ptr addrspace(1) %at, align 8
;   %q = load atomic ptr addrspace(1), ptr addrspace(1) %too acquire, align 8
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   %q.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%q, %q)
;   %v = load i8, ptr addrspace(1) %q.relocated, align 1
;   store i8 %v, ptr addrspace(1) %p.relocated, align 1
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
