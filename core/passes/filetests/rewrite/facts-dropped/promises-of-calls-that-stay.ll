; test: rewrite
; llvm: 14 22
declare void @foo()
declare ptr addrspace(1) @leaf(ptr addrspace(1)) "gc-leaf-function"
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  %r = call noalias dereferenceable(4) ptr addrspace(1) @leaf(ptr addrspace(1) noalias dereferenceable(8) nonnull %a) nofree nosync readonly
  call void @foo()
  ret ptr addrspace(1) %r
}

; => rewrite
; declare void @foo()
;
; declare ptr addrspace(1) @leaf(ptr addrspace(1)) #0
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   %r = call ptr addrspace(1) @leaf(ptr addrspace(1) nonnull %a) #2
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %r) ]
;   %r.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%r, %r)
;   ret ptr addrspace(1) %r.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #1
;
; attributes #0 = { "gc-leaf-function" }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
; attributes #2 = { nofree nosync memory(read) }
