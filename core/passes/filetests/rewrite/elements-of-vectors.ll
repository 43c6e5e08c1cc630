; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(<2 x ptr addrspace(1)> %v, ptr addrspace(1) %p, i64 %i) gc "statepoint-example" {
entry:
  %d = getelementptr i8, ptr addrspace(1) %p, i64 8
  %w = insertelement <2 x ptr addrspace(1)> %v, ptr addrspace(1) %d, i64 %i
  %x = shufflevector <2 x ptr addrspace(1)> %w, <2 x ptr addrspace(1)> %v, <2 x i32> <i32 0, i32 2>
  %e = extractelement <2 x ptr addrspace(1)> %x, i64 %i
  call void @foo()
  ret ptr addrspace(1) %e
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(<2 x ptr addrspace(1)> %v, ptr addrspace(1) %p, i64 %i) gc "statepoint-example" {
; entry:
;   %d = getelementptr i8, ptr addrspace(1) %p, i64 8
;   %w.base = insertelement <2 x ptr addrspace(1)> %v, ptr addrspace(1) %p, i64 %i, !is_base_value !0
;   %w = insertelement <2 x ptr addrspace(1)> %v, ptr addrspace(1) %d, i64 %i
;   %x.base = shufflevector <2 x ptr addrspace(1)> %w.base, <2 x ptr addrspace(1)> %v, <2 x i32> <i32 0, i32 2>, !is_base_value !0
;   %x = shufflevector <2 x ptr addrspace(1)> %w, <2 x ptr addrspace(1)> %v, <2 x i32> <i32 0, i32 2>
;   %e.base = extractelement <2 x ptr addrspace(1)> %x.base, i64 %i, !is_base_value !0
;   %e = extractelement <2 x ptr addrspace(1)> %x, i64 %i
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %e, ptr addrspace(1) %e.base) ]
;   %e.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 0) ; (%e.base, %e)
;   %e.base.relocated = call coldcc ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %statepoint_token, i32 1, i32 1) ; (%e.base, %e.base)
;   ret ptr addrspace(1) %e.relocated
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
;
; !0 = !{}
