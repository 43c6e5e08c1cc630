; test: rewrite
; llvm: 14
declare void @foo()
define i8 addrspace(1)* @f(i8 addrspace(1)* addrspace(1)* %m, i8 addrspace(1)* %v) gc "statepoint-example" {
entry:
  store volatile i8 addrspace(1)* %v, i8 addrspace(1)* addrspace(1)* %m
  call void @foo()
  store atomic i8 addrspace(1)* %v, i8 addrspace(1)* addrspace(1)* %m seq_cst, align 8
  fence seq_cst
  ret i8 addrspace(1)* %v
}

; => rewrite
; declare void @foo()
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* addrspace(1)* %m, i8 addrspace(1)* %v) gc "statepoint-example" {
; entry:
;   store volatile i8 addrspace(1)* %v, i8 addrspace(1)* addrspace(1)* %m, align 8
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %v, i8 addrspace(1)* addrspace(1)* %m) ]
;   %v.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%v, %v)
;   %m.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 1, i32 1) ; (%m, %m)
;   %m.relocated.casted = bitcast i8 addrspace(1)* %m.relocated to i8 addrspace(1)* addrspace(1)*
;   store atomic i8 addrspace(1)* %v.relocated, i8 addrspace(1)* addrspace(1)* %m.relocated.casted seq_cst, align 8
;   fence seq_cst
;   ret i8 addrspace(1)* %v.relocated
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
