; test: rewrite
; llvm: 14 22
declare <2 x ptr addrspace(1)> @vector()
declare void @foo()
define <2 x ptr addrspace(1)> @f() gc "statepoint-example" {
entry:
  %v = call <2 x ptr addrspace(1)> @vector()
  call void @foo()
  ret <2 x ptr addrspace(1)> %v
}

; => rewrite
; declare <2 x ptr addrspace(1)> @vector()
;
; declare void @foo()
;
; define <2 x ptr addrspace(1)> @f() gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(<2 x ptr addrspace(1)> ()) @vector, i32 0, i32 0, i32 0, i32 0)
;   %v1 = call <2 x ptr addrspace(1)> @llvm.experimental.gc.result.v2p1(token %statepoint_token)
;   %statepoint_token2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x ptr addrspace(1)> %v1) ]
;   %v.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token2, i32 0, i32 0) ; (%v1, %v1)
;   ret <2 x ptr addrspace(1)> %v.relocated
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
