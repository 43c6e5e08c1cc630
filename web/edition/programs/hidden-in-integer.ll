; title: A reference hidden in an integer
; about: The address is an integer across the call, so the pass sees no reference there: the record has no pair. The page warns (SP0414); LLVM does not.
; select: %bits

declare void @safepoint()

define i64 @hide(ptr addrspace(1) %obj) gc "statepoint-example" {
entry:
  %bits = ptrtoint ptr addrspace(1) %obj to i64
  call void @safepoint()
  %now = inttoptr i64 %bits to ptr addrspace(1)
  %word = load i64, ptr addrspace(1) %now
  ret i64 %word
}
