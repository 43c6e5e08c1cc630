; test: rewrite
; llvm: 14 22
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %a) {
  call void @foo()
  ret ptr addrspace(1) %a
}
define ptr addrspace(1) @g(ptr addrspace(1) %a) gc "ocaml" {
  call void @foo()
  ret ptr addrspace(1) %a
}

; => rewrite
; declare void @foo()
;
; define ptr addrspace(1) @f(ptr addrspace(1) %a) {
;   call void @foo()
;   ret ptr addrspace(1) %a
; }
;
; define ptr addrspace(1) @g(ptr addrspace(1) %a) gc "ocaml" {
;   call void @foo()
;   ret ptr addrspace(1) %a
; }
