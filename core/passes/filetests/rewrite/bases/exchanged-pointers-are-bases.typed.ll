; test: rewrite
; llvm: 14
declare void @foo()
define i8 addrspace(1)* @f(i8 addrspace(1)* addrspace(1)* %at, i8 addrspace(1)* %old, i8 addrspace(1)* %new) gc "statepoint-example" {
entry:
  %pair = cmpxchg i8 addrspace(1)* addrspace(1)* %at, i8 addrspace(1)* %old, i8 addrspace(1)* %new seq_cst seq_cst
  %p = extractvalue { i8 addrspace(1)*, i1 } %pair, 0
  %q = getelementptr i8, i8 addrspace(1)* %p, i64 16
  call void @foo()
  ret i8 addrspace(1)* %q
}

; => rewrite
; declare void @foo()
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* addrspace(1)* %at, i8 addrspace(1)* %old, i8 addrspace(1)* %new) gc "statepoint-example" {
; entry:
;   %pair = cmpxchg i8 addrspace(1)* addrspace(1)* %at, i8 addrspace(1)* %old, i8 addrspace(1)* %new seq_cst seq_cst, align 8
;   %p = extractvalue { i8 addrspace(1)*, i1 } %pair, 0
;   %q = getelementptr i8, i8 addrspace(1)* %p, i64 16
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %p) ]
;   %p.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%p, %p)
;   %q.remat = getelementptr i8, i8 addrspace(1)* %p.relocated, i64 16
;   ret i8 addrspace(1)* %q.remat
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
