; title: A callee that pops its arguments
; about: @callee removes 24 bytes of arguments when it returns. It keeps a copy of its return address at the end of its frame's stack size, where a walk looks for it.
; select: %obj
; run: caller({| 5}) = 12 prints safepoint()

declare void @safepoint()

define tailcc i64 @callee(ptr addrspace(1) %obj, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) gc "statepoint-example" {
entry:
  call void @safepoint()
  %at = getelementptr i8, ptr addrspace(1) %obj, i64 8
  %word = load i64, ptr addrspace(1) %at
  %sum = add i64 %word, %g
  ret i64 %sum
}

define i64 @caller(ptr addrspace(1) %obj) gc "statepoint-example" {
entry:
  %sum = call tailcc i64 @callee(ptr addrspace(1) %obj, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7)
  %at = getelementptr i8, ptr addrspace(1) %obj, i64 8
  %word = load i64, ptr addrspace(1) %at
  %xor = xor i64 %word, 5
  %all = add i64 %sum, %xor
  ret i64 %all
}
