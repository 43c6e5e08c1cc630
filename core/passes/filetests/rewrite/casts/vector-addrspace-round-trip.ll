; test: rewrite
; llvm: 14 22
; differs: LLVM looks through no casts of vectors between address spaces, and crashes
; A vector of pointers is cast to another address space and back.
declare void @foo()
define <2 x ptr addrspace(1)> @f(<2 x ptr addrspace(1)> %p) gc "statepoint-example" {
  %out = addrspacecast <2 x ptr addrspace(1)> %p to <2 x ptr>
  %back = addrspacecast <2 x ptr> %out to <2 x ptr addrspace(1)>
  call void @foo()
  ret <2 x ptr addrspace(1)> %back
}

; => rewrite
; declare void @foo()
;
; define <2 x ptr addrspace(1)> @f(<2 x ptr addrspace(1)> %p) gc "statepoint-example" {
;   %out = addrspacecast <2 x ptr addrspace(1)> %p to <2 x ptr>
;   %back = addrspacecast <2 x ptr> %out to <2 x ptr addrspace(1)>
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x ptr addrspace(1)> %back, <2 x ptr addrspace(1)> %p) ]
;   %back.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 1, i32 0) ; (%p, %back)
;   %p.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 1, i32 1) ; (%p, %p)
;   ret <2 x ptr addrspace(1)> %back.relocated
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
