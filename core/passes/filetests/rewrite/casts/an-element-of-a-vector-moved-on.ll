; test: rewrite
; llvm: 14
declare void @foo()
define i64 addrspace(1)* @ee(<2 x i64 addrspace(1)*> %v, i32 %i) gc "statepoint-example" {
  %e = extractelement <2 x i64 addrspace(1)*> %v, i32 %i
  %g = getelementptr i64, i64 addrspace(1)* %e, i64 1
  call void @foo()
  ret i64 addrspace(1)* %g
}

; => rewrite
; declare void @foo()
;
; define i64 addrspace(1)* @ee(<2 x i64 addrspace(1)*> %v, i32 %i) gc "statepoint-example" {
;   %e = extractelement <2 x i64 addrspace(1)*> %v, i32 %i
;   %g = getelementptr i64, i64 addrspace(1)* %e, i64 1
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i64 addrspace(1)* %e) ]
;   %e.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%e, %e)
;   %e.relocated.casted = bitcast i8 addrspace(1)* %e.relocated to i64 addrspace(1)*
;   %g.remat = getelementptr i64, i64 addrspace(1)* %e.relocated.casted, i64 1
;   ret i64 addrspace(1)* %g.remat
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
