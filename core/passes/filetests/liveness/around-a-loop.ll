; test: liveness
; llvm: 14 22
; What a later turn of a loop uses is live at the call in it; what only the way in used is not.
declare void @foo()

define ptr addrspace(1) @f(ptr addrspace(1) %first, ptr addrspace(1) %each, ptr addrspace(1) %last, i1 %c) gc "statepoint-example" {
entry:
  %v = load i8, ptr addrspace(1) %first
  br label %loop
loop:
  %x = load i8, ptr addrspace(1) %each
  call void @foo()
; live: %each, %last
  br i1 %c, label %loop, label %out
out:
  ret ptr addrspace(1) %last
}
