; test: rewrite
; llvm: 14 22
declare void @foo()
declare <2 x ptr addrspace(1)> @vec()
define <2 x ptr addrspace(1)> @f(<2 x ptr addrspace(1)> %v, i64 %n) gc "statepoint-example" {
entry:
  %w = getelementptr i8, <2 x ptr addrspace(1)> %v, i64 %n
  %x = call <2 x ptr addrspace(1)> @vec()
  %y = select i1 true, <2 x ptr addrspace(1)> %w, <2 x ptr addrspace(1)> %x
  call void @foo()
  ret <2 x ptr addrspace(1)> %y
}

; => rewrite
; declare void @foo()
;
; declare <2 x ptr addrspace(1)> @vec()
;
; define <2 x ptr addrspace(1)> @f(<2 x ptr addrspace(1)> %v, i64 %n) gc "statepoint-example" {
; entry:
;   %w = getelementptr i8, <2 x ptr addrspace(1)> %v, i64 %n
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(<2 x ptr addrspace(1)> ()) @vec, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x ptr addrspace(1)> %v) ]
;   %x1 = call <2 x ptr addrspace(1)> @llvm.experimental.gc.result.v2p1(token %statepoint_token)
;   %v.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 0, i32 0) ; (%v, %v)
;   %w.remat = getelementptr i8, <2 x ptr addrspace(1)> %v.relocated, i64 %n
;   %y.base = select i1 true, <2 x ptr addrspace(1)> %v.relocated, <2 x ptr addrspace(1)> %x1, !is_base_value !0
;   %y = select i1 true, <2 x ptr addrspace(1)> %w.remat, <2 x ptr addrspace(1)> %x1
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x ptr addrspace(1)> %y, <2 x ptr addrspace(1)> %y.base) ]
;   %y.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token2, i32 1, i32 0) ; (%y.base, %y)
;   %y.base.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token2, i32 1, i32 1) ; (%y.base, %y.base)
;   ret <2 x ptr addrspace(1)> %y.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare <2 x ptr addrspace(1)> @llvm.experimental.gc.result.v2p1(token) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
;
; !0 = !{}
