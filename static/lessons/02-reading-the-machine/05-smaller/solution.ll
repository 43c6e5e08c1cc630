declare void @rt_collect()

; A node has four children before its number. Adds the numbers of the children.
define i64 @children(ptr addrspace(1) %node) gc "statepoint-example" {
  %a.at = getelementptr i8, ptr addrspace(1) %node, i64 8
  %b.at = getelementptr i8, ptr addrspace(1) %node, i64 16
  %c.at = getelementptr i8, ptr addrspace(1) %node, i64 24
  %d.at = getelementptr i8, ptr addrspace(1) %node, i64 32
  call void @rt_collect()
  %a = load ptr addrspace(1), ptr addrspace(1) %a.at
  %b = load ptr addrspace(1), ptr addrspace(1) %b.at
  %c = load ptr addrspace(1), ptr addrspace(1) %c.at
  %d = load ptr addrspace(1), ptr addrspace(1) %d.at
  %a.data = getelementptr i8, ptr addrspace(1) %a, i64 8
  %b.data = getelementptr i8, ptr addrspace(1) %b, i64 8
  %c.data = getelementptr i8, ptr addrspace(1) %c, i64 8
  %d.data = getelementptr i8, ptr addrspace(1) %d, i64 8
  %w = load i64, ptr addrspace(1) %a.data
  %x = load i64, ptr addrspace(1) %b.data
  %y = load i64, ptr addrspace(1) %c.data
  %z = load i64, ptr addrspace(1) %d.data
  %wx = add i64 %w, %x
  %wxy = add i64 %wx, %y
  %sum = add i64 %wxy, %z
  ret i64 %sum
}
