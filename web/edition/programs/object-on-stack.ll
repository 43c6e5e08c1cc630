; title: An object on the stack
; about: With sroa before the rewriting pass the stack object becomes values, and its reference is relocated like any other. Remove sroa from the passes to see SP0413.
; select: %now
; run: f({| 7}) = 7 prints safepoint()

declare void @safepoint()

define i64 @f(ptr addrspace(1) %obj) gc "statepoint-example" {
entry:
  %pair = alloca { i64, ptr addrspace(1) }
  %field = getelementptr { i64, ptr addrspace(1) }, ptr %pair, i32 0, i32 1
  store ptr addrspace(1) %obj, ptr %field
  call void @safepoint()
  %now = load ptr addrspace(1), ptr %field
  %word.at = getelementptr i8, ptr addrspace(1) %now, i64 8
  %word = load i64, ptr addrspace(1) %word.at
  ret i64 %word
}
