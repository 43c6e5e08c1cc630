; title: Calling a closure
; about: The code is loaded from the closure and called through a register; %closure is an argument of the call and live after it, so it is both passed and spilled.
; select: %closure

; A closure is a header, the address of its code, and what it captured.
define i64 @twice(ptr addrspace(1) %closure, i64 %x) gc "statepoint-example" {
entry:
  %code.at = getelementptr inbounds i8, ptr addrspace(1) %closure, i64 8
  %code = load ptr, ptr addrspace(1) %code.at
  %once = call i64 %code(ptr addrspace(1) %closure, i64 %x)
  %again = call i64 %code(ptr addrspace(1) %closure, i64 %once)
  ret i64 %again
}
