; test: rewrite -rs4gc-allow-statepoint-with-no-deopt-info=false
; llvm: 14 22
; Where calls need deopt operands, those without stay calls.
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  call void @foo()
  call void @foo() [ "deopt"(i32 1) ]
  ret ptr addrspace(1) %a
}

; => rewrite -rs4gc-allow-statepoint-with-no-deopt-info=false
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   call void @foo()
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i32 1), "gc-live"(ptr addrspace(1) %a) ]
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
