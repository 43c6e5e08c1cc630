; test: rewrite
; llvm: 14 22
declare void @foo()
declare ptr addrspace(1) @same(ptr addrspace(1) returned, i64)
declare ptr addrspace(1) @other(ptr addrspace(1), i64)
define ptr addrspace(1) @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
entry:
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %n
  %q = call ptr addrspace(1) @same(ptr addrspace(1) %p, i64 1) "gc-leaf-function"
  %r = call ptr addrspace(1) @other(ptr addrspace(1) returned %p, i64 1) "gc-leaf-function"
  call void @foo()
  %c = icmp eq ptr addrspace(1) %q, %r
  %s = select i1 %c, ptr addrspace(1) %q, ptr addrspace(1) %r
  ret ptr addrspace(1) %s
}

; => rewrite
; declare void @foo()
;
; declare ptr addrspace(1) @same(ptr addrspace(1) returned, i64)
;
; declare ptr addrspace(1) @other(ptr addrspace(1), i64)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) %a, i64 %n
;   %q = call ptr addrspace(1) @same(ptr addrspace(1) %p, i64 1) #1
;   %r = call ptr addrspace(1) @other(ptr addrspace(1) returned %p, i64 1) #1
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q, ptr addrspace(1) %r) ]
;   %q.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%q, %q)
;   %r.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%r, %r)
;   %c = icmp eq ptr addrspace(1) %q.relocated, %r.relocated
;   %s = select i1 %c, ptr addrspace(1) %q.relocated, ptr addrspace(1) %r.relocated
;   ret ptr addrspace(1) %s
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
; attributes #1 = { "gc-leaf-function" }
