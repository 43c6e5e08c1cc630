; test: rewrite
; llvm: 14 22
declare ptr addrspace(1) @foo(ptr addrspace(1))
define ptr addrspace(1) @f(ptr addrspace(1), ptr addrspace(1)) gc "statepoint-example" {
  %3 = call ptr addrspace(1) @foo(ptr addrspace(1) %0)
  %4 = call ptr addrspace(1) @foo(ptr addrspace(1) %1)
  ret ptr addrspace(1) %3
}

; => rewrite
; declare ptr addrspace(1) @foo(ptr addrspace(1))
;
; define ptr addrspace(1) @f(ptr addrspace(1) %0, ptr addrspace(1) %1) gc "statepoint-example" {
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (ptr addrspace(1))) @foo, i32 1, i32 0, ptr addrspace(1) %0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %1, ptr addrspace(1) %0) ]
;   %3 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   %4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%1, %1)
;   %5 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%0, %0)
;   %statepoint_token1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (ptr addrspace(1))) @foo, i32 1, i32 0, ptr addrspace(1) %4, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %3, ptr addrspace(1) %4) ]
;   %6 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 0, i32 0) ; (%3, %3)
;   %7 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 1, i32 1) ; (%4, %4)
;   ret ptr addrspace(1) %6
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
