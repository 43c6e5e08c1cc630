; test: rewrite
; llvm: 14 22
declare void @leaf() "gc-leaf-function" nofree
define noalias ptr addrspace(1) @f(ptr addrspace(1) dereferenceable(8) %a) nofree gc "statepoint-example" {
entry:
  call void @leaf()
  ret ptr addrspace(1) %a
}

; => rewrite
; ; Function Attrs: nofree
; declare void @leaf() #0
;
; ; Function Attrs: nofree
; define noalias ptr addrspace(1) @f(ptr addrspace(1) dereferenceable(8) %a) #1 gc "statepoint-example" {
; entry:
;   call void @leaf()
;   ret ptr addrspace(1) %a
; }
;
; attributes #0 = { nofree "gc-leaf-function" }
; attributes #1 = { nofree }
