declare void @rt_collect()

; Adds a number from %left and one from %right, and lets the collector run in between.
define i64 @add(ptr addrspace(1) %left, ptr addrspace(1) %right) gc "statepoint-example" {
  %right.data = getelementptr i8, ptr addrspace(1) %right, i64 8
  %second = load i64, ptr addrspace(1) %right.data
  %left.data = getelementptr i8, ptr addrspace(1) %left, i64 8
  %first = load i64, ptr addrspace(1) %left.data
  call void @rt_collect()
  %sum = add i64 %first, %second
  ret i64 %sum
}
