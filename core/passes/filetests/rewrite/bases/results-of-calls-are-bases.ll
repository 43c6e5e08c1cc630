; test: rewrite
; llvm: 14 22
declare ptr addrspace(1) @make(i64)
declare void @foo()
define ptr addrspace(1) @f(i64 %n) gc "statepoint-example" {
entry:
  %p = call ptr addrspace(1) @make(i64 8)
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %n
  call void @foo()
  ret ptr addrspace(1) %q
}

; => rewrite
; declare ptr addrspace(1) @make(i64)
;
; declare void @foo()
;
; define ptr addrspace(1) @f(i64 %n) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(ptr addrspace(1) (i64)) @make, i32 1, i32 0, i64 8, i32 0, i32 0)
;   %p1 = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %statepoint_token)
;   %q = getelementptr i8, ptr addrspace(1) %p1, i64 %n
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p1) ]
;   %p.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token2, i32 0, i32 0) ; (%p1, %p1)
;   %q.remat = getelementptr i8, ptr addrspace(1) %p.relocated, i64 %n
;   ret ptr addrspace(1) %q.remat
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
