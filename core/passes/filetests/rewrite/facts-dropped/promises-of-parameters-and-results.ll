; test: rewrite
; llvm: 14 22
declare void @foo()
declare noalias dereferenceable(16) ptr addrspace(1) @made(ptr addrspace(1) noalias readonly, ptr addrspace(1) readnone, ptr addrspace(1) nofree)
define noalias ptr addrspace(1) @f(ptr addrspace(1) noalias dereferenceable_or_null(8) %a, ptr noalias dereferenceable(8) %b) gc "statepoint-example" {
entry:
  call void @foo()
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @foo()
;
; declare ptr addrspace(1) @made(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1))
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr %b) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   ret ptr addrspace(1) %a.relocated
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
