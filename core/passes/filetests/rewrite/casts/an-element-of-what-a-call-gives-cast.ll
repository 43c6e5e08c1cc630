; test: rewrite
; llvm: 14
declare void @foo()
declare <2 x i64 addrspace(1)*> @get()
define i8 addrspace(1)* @ee4(i32 %i) gc "statepoint-example" {
  %v = call <2 x i64 addrspace(1)*> @get()
  %b = bitcast <2 x i64 addrspace(1)*> %v to <2 x i8 addrspace(1)*>
  %e = extractelement <2 x i8 addrspace(1)*> %b, i32 %i
  call void @foo()
  ret i8 addrspace(1)* %e
}

; => rewrite
; declare void @foo()
;
; declare <2 x i64 addrspace(1)*> @get()
;
; define i8 addrspace(1)* @ee4(i32 %i) gc "statepoint-example" {
;   %statepoint_token = call token (i64, i32, <2 x i64 addrspace(1)*> ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_v2p1i64f(i64 2882400000, i32 0, <2 x i64 addrspace(1)*> ()* @get, i32 0, i32 0, i32 0, i32 0)
;   %v1 = call <2 x i64 addrspace(1)*> @llvm.experimental.gc.result.v2p1i64(token %statepoint_token)
;   %b = bitcast <2 x i64 addrspace(1)*> %v1 to <2 x i8 addrspace(1)*>
;   %base_ee = extractelement <2 x i64 addrspace(1)*> %v1, i32 %i, !is_base_value !0
;   %e = extractelement <2 x i8 addrspace(1)*> %b, i32 %i
;   %statepoint_token2 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %e, i64 addrspace(1)* %base_ee) ]
;   %e.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token2, i32 1, i32 0) ; (%base_ee, %e)
;   %base_ee.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token2, i32 1, i32 1) ; (%base_ee, %base_ee)
;   %base_ee.relocated.casted = bitcast i8 addrspace(1)* %base_ee.relocated to i64 addrspace(1)*
;   ret i8 addrspace(1)* %e.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_v2p1i64f(i64 immarg, i32 immarg, <2 x i64 addrspace(1)*> ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare <2 x i64 addrspace(1)*> @llvm.experimental.gc.result.v2p1i64(token) #0
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nounwind readnone }
;
; !0 = !{}
