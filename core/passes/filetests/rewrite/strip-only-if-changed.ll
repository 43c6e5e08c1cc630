; test: rewrite
; llvm: 14 22
; Attributes are stripped only if the pass changed the module.
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) noalias dereferenceable(8) %a) {
  call void @foo()
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) noalias dereferenceable(8) %a) {
;   call void @foo()
;   ret ptr addrspace(1) %a
; }
