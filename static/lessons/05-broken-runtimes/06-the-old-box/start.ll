; run: keep(7) = 15
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare void @rt_store(ptr addrspace(1), ptr addrspace(1), ptr addrspace(1)) "gc-leaf-function"

define i64 @keep(i64 %n) gc "statepoint-example" {
  %box = call ptr addrspace(1) @rt_alloc(i64 2, i64 8)
  call void @rt_safepoint()
  call void @rt_safepoint()
  %left = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %left.at = getelementptr i8, ptr addrspace(1) %left, i64 8
  store i64 %n, ptr addrspace(1) %left.at
  %first = getelementptr i8, ptr addrspace(1) %box, i64 8
  call void @rt_store(ptr addrspace(1) %box, ptr addrspace(1) %first, ptr addrspace(1) %left)
  call void @rt_safepoint()
  call void @rt_safepoint()
  %right = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %right.at = getelementptr i8, ptr addrspace(1) %right, i64 8
  %m = add i64 %n, 1
  store i64 %m, ptr addrspace(1) %right.at
  %second = getelementptr i8, ptr addrspace(1) %box, i64 16
  store ptr addrspace(1) %right, ptr addrspace(1) %second
  %size = getelementptr i8, ptr addrspace(1) %box, i64 24
  store i64 2, ptr addrspace(1) %size
  call void @rt_safepoint()
  %other = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %other.at = getelementptr i8, ptr addrspace(1) %other, i64 8
  store i64 1, ptr addrspace(1) %other.at
  call void @rt_safepoint()
  %l = load ptr addrspace(1), ptr addrspace(1) %first
  %l.at = getelementptr i8, ptr addrspace(1) %l, i64 8
  %x = load i64, ptr addrspace(1) %l.at
  %r = load ptr addrspace(1), ptr addrspace(1) %second
  %r.at = getelementptr i8, ptr addrspace(1) %r, i64 8
  %y = load i64, ptr addrspace(1) %r.at
  %sum = add i64 %x, %y
  ret i64 %sum
}
