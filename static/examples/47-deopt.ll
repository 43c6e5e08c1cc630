; title: State for deoptimisation
; about: The "deopt" operands tell the runtime how to continue in an interpreter: constants are in the record itself, values in slots, before the pairs.
; select: %frame.local
; run: compiled({| 1}, 2, 3) = {| 1} prints foo()

declare void @foo()

; Bytecode index 17, two locals and the receiver.
define ptr addrspace(1) @compiled(ptr addrspace(1) %receiver, i32 %frame.local, i64 %counter) gc "statepoint-example" {
entry:
  call void @foo() [ "deopt"(i32 17, i32 %frame.local, i64 %counter, i64 4294967295, ptr addrspace(1) %receiver) ]
  ret ptr addrspace(1) %receiver
}
