; test: rewrite
; llvm: 22
; differs: LLVM takes the cast for a base, forgets it, and breaks the module; the error here has the place
declare void @foo()
define ptr addrspace(1) @f(ptr %a) gc "statepoint-example" {
entry:
  %p = addrspacecast ptr %a to ptr addrspace(1)
; ^~
; error: cannot find the base of a gc pointer that comes from `addrspacecast`: a collector cannot tell which object a pointer from another address space points into [SP0404]
  call void @foo()
  ret ptr addrspace(1) %p
}
