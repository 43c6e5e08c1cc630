; test: rewrite
; llvm: 14
declare void @foo()
define i8 addrspace(1)* @ee3(<2 x i64 addrspace(1)*> %v, i32 %i) gc "statepoint-example" {
  %b = getelementptr i64, <2 x i64 addrspace(1)*> %v, i64 1
  %e = extractelement <2 x i64 addrspace(1)*> %b, i32 %i
  %x = bitcast i64 addrspace(1)* %e to i8 addrspace(1)*
  call void @foo()
  ret i8 addrspace(1)* %x
}

; => rewrite
; declare void @foo()
;
; define i8 addrspace(1)* @ee3(<2 x i64 addrspace(1)*> %v, i32 %i) gc "statepoint-example" {
;   %b = getelementptr i64, <2 x i64 addrspace(1)*> %v, i64 1
;   %base_ee = extractelement <2 x i64 addrspace(1)*> %v, i32 %i, !is_base_value !0
;   %e = extractelement <2 x i64 addrspace(1)*> %b, i32 %i
;   %x = bitcast i64 addrspace(1)* %e to i8 addrspace(1)*
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %x, i64 addrspace(1)* %base_ee) ]
;   %x.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 1, i32 0) ; (%base_ee, %x)
;   %base_ee.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 1, i32 1) ; (%base_ee, %base_ee)
;   %base_ee.relocated.casted = bitcast i8 addrspace(1)* %base_ee.relocated to i64 addrspace(1)*
;   ret i8 addrspace(1)* %x.relocated
; }
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nounwind readnone }
;
; !0 = !{}
