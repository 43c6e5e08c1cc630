declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
declare void @rt_safepoint()

; Puts %n into an object and %m into another, and adds both numbers.
define i64 @add(i64 %n, i64 %m) gc "statepoint-example" {
  %a = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %a.data = getelementptr i8, ptr addrspace(1) %a, i64 8
  store i64 %n, ptr addrspace(1) %a.data
  call void @rt_collect()
  %b = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %b.data = getelementptr i8, ptr addrspace(1) %b, i64 8
  store i64 %m, ptr addrspace(1) %b.data
  call void @rt_safepoint()
  %x = load i64, ptr addrspace(1) %a.data
  %y = load i64, ptr addrspace(1) %b.data
  %sum = add i64 %x, %y
  ret i64 %sum
}
