; title: The strategy "coreclr"
; about: The same IR under another strategy: "coreclr" also treats address space 1 as references, and gets the same sequence and the same record.
; select: %obj
; run: method({| 1}) = {| 1} prints helper()

declare void @helper()

define ptr addrspace(1) @method(ptr addrspace(1) %obj) gc "coreclr" {
entry:
  call void @helper()
  ret ptr addrspace(1) %obj
}
