; test: rewrite
; llvm: 14 22
declare void @foo()
define <2 x ptr addrspace(1)> @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
entry:
  %d = getelementptr i8, ptr addrspace(1) %b, i64 8
  %v = insertelement <2 x ptr addrspace(1)> undef, ptr addrspace(1) %a, i32 0
  %w = insertelement <2 x ptr addrspace(1)> %v, ptr addrspace(1) %d, i32 1
  call void @foo()
  ret <2 x ptr addrspace(1)> %w
}

; => rewrite
; declare void @foo()
;
; define <2 x ptr addrspace(1)> @f(ptr addrspace(1) %a, ptr addrspace(1) %b) gc "statepoint-example" {
; entry:
;   %d = getelementptr i8, ptr addrspace(1) %b, i64 8
;   %v.base = insertelement <2 x ptr addrspace(1)> zeroinitializer, ptr addrspace(1) %a, i32 0, !is_base_value !0
;   %v = insertelement <2 x ptr addrspace(1)> undef, ptr addrspace(1) %a, i32 0
;   %w.base = insertelement <2 x ptr addrspace(1)> %v.base, ptr addrspace(1) %b, i32 1, !is_base_value !0
;   %w = insertelement <2 x ptr addrspace(1)> %v, ptr addrspace(1) %d, i32 1
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x ptr addrspace(1)> %w, <2 x ptr addrspace(1)> %w.base) ]
;   %w.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 1, i32 0) ; (%w.base, %w)
;   %w.base.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 1, i32 1) ; (%w.base, %w.base)
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
;
; !0 = !{}
