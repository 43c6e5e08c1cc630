; test: rewrite
; llvm: 14 22
declare void @foo()
define <2 x ptr addrspace(1)> @f(<2 x ptr addrspace(1)> %v, <2 x ptr addrspace(1)> %u, i1 %c) gc "statepoint-example" {
entry:
  %w = select i1 %c, <2 x ptr addrspace(1)> %v, <2 x ptr addrspace(1)> %u
  call void @foo()
  ret <2 x ptr addrspace(1)> %w
}

; => rewrite
; declare void @foo()
;
; define <2 x ptr addrspace(1)> @f(<2 x ptr addrspace(1)> %v, <2 x ptr addrspace(1)> %u, i1 %c) gc "statepoint-example" {
; entry:
;   %w = select i1 %c, <2 x ptr addrspace(1)> %v, <2 x ptr addrspace(1)> %u
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x ptr addrspace(1)> %w) ]
;   %w.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 0, i32 0) ; (%w, %w)
;   ret <2 x ptr addrspace(1)> %w.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
