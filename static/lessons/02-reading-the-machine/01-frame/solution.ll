declare void @rt_collect()

; Adds the numbers in three objects.
define i64 @sum(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c) gc "statepoint-example" {
  call void @rt_collect()
  %a.data = getelementptr i8, ptr addrspace(1) %a, i64 8
  %x = load i64, ptr addrspace(1) %a.data
  %b.data = getelementptr i8, ptr addrspace(1) %b, i64 8
  %y = load i64, ptr addrspace(1) %b.data
  %two = add i64 %x, %y
  %c.data = getelementptr i8, ptr addrspace(1) %c, i64 8
  %z = load i64, ptr addrspace(1) %c.data
  %sum = add i64 %two, %z
  ret i64 %sum
}
