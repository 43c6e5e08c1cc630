; run: take(#a={#a | 5}, 2) = 7 prints changed()

declare void @changed()

; Compiled from bytecode. At index 17 the class may have changed.
define i64 @take(ptr addrspace(1) %receiver, i64 %amount) gc "statepoint-example" {
  %data = getelementptr i8, ptr addrspace(1) %receiver, i64 16
  %stock = load i64, ptr addrspace(1) %data
  %left = add i64 %stock, %amount
  call void @changed() [ "deopt"(i32 17, i64 %left, ptr addrspace(1) %receiver) ]
  ret i64 %left
}
