; test: rewrite
; llvm: 14
declare void @foo()
define i64 addrspace(1)* @f(i8 addrspace(1)* %a, i64 %n) gc "statepoint-example" {
entry:
  %w = bitcast i8 addrspace(1)* %a to i64 addrspace(1)*
  %g = getelementptr i64, i64 addrspace(1)* %w, i64 %n
  %b = bitcast i64 addrspace(1)* %g to i32 addrspace(1)*
  call void @foo()
  store i32 1, i32 addrspace(1)* %b
  ret i64 addrspace(1)* %w
}

; => rewrite
; declare void @foo()
;
; define i64 addrspace(1)* @f(i8 addrspace(1)* %a, i64 %n) gc "statepoint-example" {
; entry:
;   %w = bitcast i8 addrspace(1)* %a to i64 addrspace(1)*
;   %g = getelementptr i64, i64 addrspace(1)* %w, i64 %n
;   %b = bitcast i64 addrspace(1)* %g to i32 addrspace(1)*
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a) ]
;   %a.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   %w.remat1 = bitcast i8 addrspace(1)* %a.relocated to i64 addrspace(1)*
;   %g.remat = getelementptr i64, i64 addrspace(1)* %w.remat1, i64 %n
;   %b.remat = bitcast i64 addrspace(1)* %g.remat to i32 addrspace(1)*
;   %w.remat = bitcast i8 addrspace(1)* %a.relocated to i64 addrspace(1)*
;   store i32 1, i32 addrspace(1)* %b.remat, align 4
;   ret i64 addrspace(1)* %w.remat
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
