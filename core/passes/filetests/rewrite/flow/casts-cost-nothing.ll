; test: rewrite
; llvm: 14
declare void @foo()
define i64 addrspace(1)* @f(i8 addrspace(1)* %a) gc "statepoint-example" {
entry:
  %d = getelementptr i8, i8 addrspace(1)* %a, i64 8
  %w = bitcast i8 addrspace(1)* %d to i64 addrspace(1)*
  %v = getelementptr i64, i64 addrspace(1)* %w, i64 2
  call void @foo()
  ret i64 addrspace(1)* %v
}

; => rewrite
; declare void @foo()
;
; define i64 addrspace(1)* @f(i8 addrspace(1)* %a) gc "statepoint-example" {
; entry:
;   %d = getelementptr i8, i8 addrspace(1)* %a, i64 8
;   %w = bitcast i8 addrspace(1)* %d to i64 addrspace(1)*
;   %v = getelementptr i64, i64 addrspace(1)* %w, i64 2
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a) ]
;   %a.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %d.remat = getelementptr i8, i8 addrspace(1)* %a.relocated, i64 8
;   %w.remat = bitcast i8 addrspace(1)* %d.remat to i64 addrspace(1)*
;   %v.remat = getelementptr i64, i64 addrspace(1)* %w.remat, i64 2
;   ret i64 addrspace(1)* %v.remat
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
