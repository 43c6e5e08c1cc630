; test: rewrite
; llvm: 14 22
declare preserve_mostcc void @most()
declare cc 99 void @own()
declare ghccc void @haskell()
define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
entry:
  call preserve_mostcc void @most()
  call cc 99 void @own()
  call ghccc void @haskell()
  ret ptr addrspace(1) %a
}

; => rewrite
; declare preserve_mostcc void @most()
;
; declare cc99 void @own()
;
; declare ghccc void @haskell()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) gc "statepoint-example" {
; entry:
;   %statepoint_token = call preserve_mostcc token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @most, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a) ]
;   %a.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %statepoint_token1 = call cc99 token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @own, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated) ]
;   %a.relocated2 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token1, i32 0, i32 0) ; (%a.relocated, %a.relocated)
;   %statepoint_token3 = call ghccc token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @haskell, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a.relocated2) ]
;   %a.relocated4 = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token3, i32 0, i32 0) ; (%a.relocated2, %a.relocated2)
;   ret ptr addrspace(1) %a.relocated4
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
