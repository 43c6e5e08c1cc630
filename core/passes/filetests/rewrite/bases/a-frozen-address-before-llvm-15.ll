; test: rewrite
; llvm: 14
; differs: a freeze was taken for a base, so a derived pointer was called one; here its operand is looked at
declare void @foo()
define i8 addrspace(1)* @f(i8 addrspace(1)* %a, i64 %n) gc "statepoint-example" {
entry:
  %g = getelementptr i8, i8 addrspace(1)* %a, i64 %n
  %fr = freeze i8 addrspace(1)* %g
  call void @foo()
  ret i8 addrspace(1)* %fr
}

; => rewrite
; declare void @foo()
;
; define i8 addrspace(1)* @f(i8 addrspace(1)* %a, i64 %n) gc "statepoint-example" {
; entry:
;   %g = getelementptr i8, i8 addrspace(1)* %a, i64 %n
;   %fr = freeze i8 addrspace(1)* %g
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %fr, i8 addrspace(1)* %a) ]
;   %fr.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 1, i32 0) ; (%a, %fr)
;   %a.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 1, i32 1) ; (%a, %a)
;   ret i8 addrspace(1)* %fr.relocated
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
