; test: rewrite
; llvm: 14
declare void @foo()
define i8 addrspace(1)* @f(i8 addrspace(1)* %a, void ()* %fn) gc "statepoint-example" {
entry:
  call void %fn()
  call void %fn() [ "deopt"(i8 addrspace(1)* %a, i32 3) ]
  ret i8 addrspace(1)* %a
}

; => rewrite
; declare void @foo()
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* %a, void ()* %fn) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* %fn, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a) ]
;   %a.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %statepoint_token1 = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* %fn, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i8 addrspace(1)* %a.relocated, i32 3), "gc-live"(i8 addrspace(1)* %a.relocated) ]
;   %a.relocated2 = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token1, i32 0, i32 0) ; (%a.relocated, %a.relocated)
;   ret i8 addrspace(1)* %a.relocated2
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
