; test: rewrite
; llvm: 14 22
declare void @leaf() "gc-leaf-function"
declare void @foo()
declare void @llvm.donothing()
declare double @sqrt(double)
define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr %fp) gc "statepoint-example" {
entry:
  call void @leaf()
  call void @foo() "gc-leaf-function"
  call void @llvm.donothing()
  %r = call double @sqrt(double 2.0)
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @leaf() #0
;
; declare void @foo()
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
; declare void @llvm.donothing() #1
;
; declare double @sqrt(double)
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a, ptr %fp) gc "statepoint-example" {
; entry:
;   call void @leaf()
;   call void @foo() #0
;   call void @llvm.donothing()
;   %r = call double @sqrt(double 2.000000e+00)
;   ret ptr addrspace(1) %a
; }
;
; attributes #0 = { "gc-leaf-function" }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
