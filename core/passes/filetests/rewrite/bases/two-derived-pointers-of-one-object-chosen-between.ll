; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %o, i64 %n, i64 %m, i1 %c) gc "statepoint-example" {
entry:
  %p = getelementptr i8, ptr addrspace(1) %o, i64 %n
  %q = getelementptr i8, ptr addrspace(1) %o, i64 %m
  %r = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  call void @foo()
  ret ptr addrspace(1) %r
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %o, i64 %n, i64 %m, i1 %c) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) %o, i64 %n
;   %q = getelementptr i8, ptr addrspace(1) %o, i64 %m
;   %r = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %r, ptr addrspace(1) %o) ]
;   %r.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%o, %r)
;   %o.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%o, %o)
;   ret ptr addrspace(1) %r.relocated
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
