; test: rewrite
; llvm: 14 22
declare void @foo()
define <4 x ptr addrspace(1)> @f(<2 x ptr addrspace(1)> %a, <2 x i64> %n) gc "statepoint-example" {
entry:
  %p = getelementptr i8, <2 x ptr addrspace(1)> %a, <2 x i64> %n
  %v = shufflevector <2 x ptr addrspace(1)> %p, <2 x ptr addrspace(1)> undef, <4 x i32> <i32 0, i32 1, i32 undef, i32 0>
  call void @foo()
  ret <4 x ptr addrspace(1)> %v
}

; => rewrite
; declare void @foo()
;
; define <4 x ptr addrspace(1)> @f(<2 x ptr addrspace(1)> %a, <2 x i64> %n) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, <2 x ptr addrspace(1)> %a, <2 x i64> %n
;   %v.base = shufflevector <2 x ptr addrspace(1)> %a, <2 x ptr addrspace(1)> zeroinitializer, <4 x i32> <i32 0, i32 1, i32 poison, i32 0>, !is_base_value !0
;   %v = shufflevector <2 x ptr addrspace(1)> %p, <2 x ptr addrspace(1)> undef, <4 x i32> <i32 0, i32 1, i32 poison, i32 0>
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<4 x ptr addrspace(1)> %v, <4 x ptr addrspace(1)> %v.base) ]
;   %v.relocated = call coldcc <4 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v4p1(token %statepoint_token, i32 1, i32 0) ; (%v.base, %v)
;   %v.base.relocated = call coldcc <4 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v4p1(token %statepoint_token, i32 1, i32 1) ; (%v.base, %v.base)
;   ret <4 x ptr addrspace(1)> %v.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare <4 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v4p1(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
;
; !0 = !{}
