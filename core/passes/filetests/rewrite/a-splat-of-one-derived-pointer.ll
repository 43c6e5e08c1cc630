; test: rewrite
; llvm: 14 22
declare void @foo()
define <2 x ptr addrspace(1)> @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
entry:
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %n
  %i = insertelement <2 x ptr addrspace(1)> undef, ptr addrspace(1) %p, i64 0
  %v = shufflevector <2 x ptr addrspace(1)> %i, <2 x ptr addrspace(1)> undef, <2 x i32> zeroinitializer
  call void @foo()
  ret <2 x ptr addrspace(1)> %v
}

; => rewrite
; declare void @foo()
;
; define <2 x ptr addrspace(1)> @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, ptr addrspace(1) %a, i64 %n
;   %i.base = insertelement <2 x ptr addrspace(1)> zeroinitializer, ptr addrspace(1) %a, i64 0, !is_base_value !0
;   %i = insertelement <2 x ptr addrspace(1)> undef, ptr addrspace(1) %p, i64 0
;   %v.base = shufflevector <2 x ptr addrspace(1)> %i.base, <2 x ptr addrspace(1)> poison, <2 x i32> zeroinitializer, !is_base_value !0
;   %v = shufflevector <2 x ptr addrspace(1)> %i, <2 x ptr addrspace(1)> undef, <2 x i32> zeroinitializer
;   %statepoint_token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2882400000, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x ptr addrspace(1)> %v, <2 x ptr addrspace(1)> %v.base) ]
;   %v.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 1, i32 0) ; (%v.base, %v)
;   %v.base.relocated = call coldcc <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %statepoint_token, i32 1, i32 1) ; (%v.base, %v.base)
;   ret <2 x ptr addrspace(1)> %v.relocated
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

; => rewrite, typed pointers
; declare void @foo()
;
; define <2 x i8 addrspace(1)*> @f(i8 addrspace(1)* %a, i64 %n) gc "statepoint-example" {
; entry:
;   %p = getelementptr i8, i8 addrspace(1)* %a, i64 %n
;   %i.base = insertelement <2 x i8 addrspace(1)*> zeroinitializer, i8 addrspace(1)* %a, i64 0, !is_base_value !0
;   %i = insertelement <2 x i8 addrspace(1)*> undef, i8 addrspace(1)* %p, i64 0
;   %v.base = shufflevector <2 x i8 addrspace(1)*> %i.base, <2 x i8 addrspace(1)*> undef, <2 x i32> zeroinitializer, !is_base_value !0
;   %v = shufflevector <2 x i8 addrspace(1)*> %i, <2 x i8 addrspace(1)*> undef, <2 x i32> zeroinitializer
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<2 x i8 addrspace(1)*> %v, <2 x i8 addrspace(1)*> %v.base) ]
;   %v.relocated = call coldcc <2 x i8 addrspace(1)*> @llvm.experimental.gc.relocate.v2p1i8(token %statepoint_token, i32 1, i32 0) ; (%v.base, %v)
;   %v.base.relocated = call coldcc <2 x i8 addrspace(1)*> @llvm.experimental.gc.relocate.v2p1i8(token %statepoint_token, i32 1, i32 1) ; (%v.base, %v.base)
;   ret <2 x i8 addrspace(1)*> %v.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare <2 x i8 addrspace(1)*> @llvm.experimental.gc.relocate.v2p1i8(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nounwind readnone }
;
; !0 = !{}
