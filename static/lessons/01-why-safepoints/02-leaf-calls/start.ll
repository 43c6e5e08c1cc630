; run: keep(7) = 7 prints 7; 7

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_print(i64)
declare void @rt_collect() "gc-leaf-function"

define i64 @keep(i64 %n) gc "statepoint-example" {
  %object = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %data = getelementptr i8, ptr addrspace(1) %object, i64 8
  store i64 %n, ptr addrspace(1) %data
  call void @rt_print(i64 %n)
  %large.1 = call ptr addrspace(1) @rt_alloc(i64 0, i64 20000)
  %large.2 = call ptr addrspace(1) @rt_alloc(i64 0, i64 20000)
  call void @rt_collect()
  call void @rt_print(i64 %n)
  %read = load i64, ptr addrspace(1) %data
  ret i64 %read
}
