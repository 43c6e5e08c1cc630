; test: rewrite
; llvm: 22
declare void @foo()
define <2 x ptr addrspace(1)> @f(<2 x ptr addrspace(1)> %a, i64 %n) gc "statepoint-example" {
entry:
  %p = getelementptr i8, <2 x ptr addrspace(1)> %a, i64 %n
  %f = freeze <2 x ptr addrspace(1)> %p
  call void @foo()
  ret <2 x ptr addrspace(1)> %f
}

; => rewrite
; declare void @foo()
;
; define <2 x ptr addrspace(1)> @f(<2 x ptr addrspace(1)> %a, i64 %n) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, <2 x ptr addrspace(1)> %a, i64 %n
;   %f = freeze <2 x ptr addrspace(1)> %p
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x ptr addrspace(1)> %f, <2 x ptr addrspace(1)> %a) ]
;   %f.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 1, i32 0) ; (%a, %f)
;   %a.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 1, i32 1) ; (%a, %a)
;   ret <2 x ptr addrspace(1)> %f.relocated
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
