; test: rewrite
; llvm: 14
declare void @foo()
define i8 addrspace(1)* @f(i8 addrspace(1)* addrspace(1)* %at, i8 addrspace(1)* addrspace(1)* %too) gc "statepoint-example" {
entry:
  %p = load volatile i8 addrspace(1)*, i8 addrspace(1)* addrspace(1)* %at
  %q = load atomic i8 addrspace(1)*, i8 addrspace(1)* addrspace(1)* %too acquire, align 8
  call void @foo()
  %v = load i8, i8 addrspace(1)* %q
  store i8 %v, i8 addrspace(1)* %p
  ret i8 addrspace(1)* %p
}

; => rewrite
; declare void @foo()
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* addrspace(1)* %at, i8 addrspace(1)* addrspace(1)* %too) gc "statepoint-example" {
; entry:
;   %p = load volatile i8 addrspace(1)*, i8 addrspace(1)* addrspace(1)* %at, align 8
;   %q = load atomic i8 addrspace(1)*, i8 addrspace(1)* addrspace(1)* %too acquire, align 8
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %p, i8 addrspace(1)* %q) ]
;   %p.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   %q.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 1, i32 1) ; (%q, %q)
;   %v = load i8, i8 addrspace(1)* %q.relocated, align 1
;   store i8 %v, i8 addrspace(1)* %p.relocated, align 1
;   ret i8 addrspace(1)* %p.relocated
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
