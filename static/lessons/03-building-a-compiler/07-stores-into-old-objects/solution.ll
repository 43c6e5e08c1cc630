; run: fill(7) = 7

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare void @rt_store(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1)) "gc-leaf-function"

; Puts an item into a box that is old by then, and reads the item again.
define i64 @fill(i64 %n) gc "statepoint-example" {
  %box = call ptr addrspace(1) @rt_alloc(i64 1, i64 0)
  call void @rt_safepoint()
  call void @rt_safepoint()
  %item = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %data = getelementptr i8, ptr addrspace(1) %item, i64 8
  store i64 %n, ptr addrspace(1) %data
  %field = getelementptr i8, ptr addrspace(1) %box, i64 8
  call void @rt_store(ptr addrspace(1) %box, ptr addrspace(1) %field, ptr addrspace(1) %item)
  call void @rt_safepoint()
  %other = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %other.data = getelementptr i8, ptr addrspace(1) %other, i64 8
  store i64 1, ptr addrspace(1) %other.data
  call void @rt_safepoint()
  %found = load ptr addrspace(1), ptr addrspace(1) %field
  %found.data = getelementptr i8, ptr addrspace(1) %found, i64 8
  %number = load i64, ptr addrspace(1) %found.data
  ret i64 %number
}
