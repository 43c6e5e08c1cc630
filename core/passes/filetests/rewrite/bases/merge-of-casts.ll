; test: rewrite
; llvm: 14
declare void @foo()
define i64 addrspace(1)* @f(i8 addrspace(1)* %a, i64 addrspace(1)* %u, i1 %c) gc "statepoint-example" {
entry:
  %w = bitcast i8 addrspace(1)* %a to i64 addrspace(1)*
  %s = select i1 %c, i64 addrspace(1)* %w, i64 addrspace(1)* %u
  call void @foo()
  ret i64 addrspace(1)* %s
}

; => rewrite
; declare void @foo()
;
; define i64 addrspace(1)* @f(i8 addrspace(1)* %a, i64 addrspace(1)* %u, i1 %c) gc "statepoint-example" {
; entry:
;   %w = bitcast i8 addrspace(1)* %a to i64 addrspace(1)*
;   %s = select i1 %c, i64 addrspace(1)* %w, i64 addrspace(1)* %u
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i64 addrspace(1)* %s) ]
;   %s.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%s, %s)
;   %s.relocated.casted = bitcast i8 addrspace(1)* %s.relocated to i64 addrspace(1)*
;   ret i64 addrspace(1)* %s.relocated.casted
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
