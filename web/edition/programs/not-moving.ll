; title: A strategy that moves nothing
; about: The switches references=1,moving=no make a strategy whose statepoints list pointers without relocating them. The record is the same as that of a moving one.
; select: %obj
; refused: LLVM has no strategy of that name.

declare void @foo()

define ptr addrspace(1) @keep(ptr addrspace(1) %obj) gc "fixed" {
entry:
  call void @foo()
  ret ptr addrspace(1) %obj
}
