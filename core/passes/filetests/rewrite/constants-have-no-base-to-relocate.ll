; test: rewrite
; llvm: 14 22
@g = external addrspace(1) global i8
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a, i64 %n, i1 %c) gc "statepoint-example" {
entry:
  %p = getelementptr i8, ptr addrspace(1) @g, i64 %n
  %q = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) null
  %r = getelementptr i8, ptr addrspace(1) %q, i64 %n
  call void @foo()
  call void @leaf(ptr addrspace(1) %p) "gc-leaf-function"
  ret ptr addrspace(1) %r
}
declare void @leaf(ptr addrspace(1))

; => rewrite
; @g = external addrspace(1) global i8
;
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, i64 %n, i1 %c) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) @g, i64 %n
;   %q = select i1 %c, ptr addrspace(1) %a, ptr addrspace(1) null
;   %r = getelementptr i8, ptr addrspace(1) %q, i64 %n
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q) ]
;   %q.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%q, %q)
;   %r.remat = getelementptr i8, ptr addrspace(1) %q.relocated, i64 %n
;   call void @leaf(ptr addrspace(1) %p) #1
;   ret ptr addrspace(1) %r.remat
; }
;
; declare void @leaf(ptr addrspace(1))
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
