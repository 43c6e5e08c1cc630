; test: rewrite
; llvm: 14
declare void @foo()
define void @f(void ()* %p, i8 addrspace(1)* %a) gc "statepoint-example" {
entry:
  call void %p()
  call void @leaf(i8 addrspace(1)* %a) "gc-leaf-function"
  ret void
}
declare void @leaf(i8 addrspace(1)*)

; => rewrite
; declare void @foo()
;
; define void @f(void ()* %p, i8 addrspace(1)* %a) gc "statepoint-example" {
; entry:
;   %statepoint_token = call token (i64, i32, void ()*, i32, i32, ...) @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 2882400000, i32 0, void ()* %p, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(i8 addrspace(1)* %a) ]
;   %a.relocated = call coldcc i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token %statepoint_token, i32 0, i32 0) ; (%a, %a)
;   call void @leaf(i8 addrspace(1)* %a.relocated) #1
;   ret void
; }
;
; declare void @leaf(i8 addrspace(1)*)
;
; declare void @__tmp_use(...)
;
; declare token @llvm.experimental.gc.statepoint.p0f_isVoidf(i64 immarg, i32 immarg, void ()*, i32 immarg, i32 immarg, ...)
;
; ; Function Attrs: nounwind readnone
; declare i8 addrspace(1)* @llvm.experimental.gc.relocate.p1i8(token, i32 immarg, i32 immarg) #0
;
; attributes #0 = { nounwind readnone }
; attributes #1 = { "gc-leaf-function" }
