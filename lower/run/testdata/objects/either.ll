; Objects of two allocators, which differ in where they hold a reference, and a function that takes
; either, with a tag at 0 that tells which.
declare ptr addrspace(1) @node_alloc(i64)
declare ptr addrspace(1) @pair_alloc(i64)

define void @set(ptr addrspace(1) %to, ptr addrspace(1) %value) gc "statepoint-example" {
  %tag = load i64, ptr addrspace(1) %to
  %is.pair = icmp eq i64 %tag, 2
  br i1 %is.pair, label %pair, label %node
node:
  %at.8 = getelementptr i8, ptr addrspace(1) %to, i64 8
  store ptr addrspace(1) %value, ptr addrspace(1) %at.8
  ret void
pair:
  %at.16 = getelementptr i8, ptr addrspace(1) %to, i64 16
  store ptr addrspace(1) %value, ptr addrspace(1) %at.16
  ret void
}

define i64 @main() gc "statepoint-example" {
  %node = call ptr addrspace(1) @node_alloc(i64 24)
  store i64 1, ptr addrspace(1) %node
  %pair = call ptr addrspace(1) @pair_alloc(i64 24)
  store i64 2, ptr addrspace(1) %pair
  %count = getelementptr i8, ptr addrspace(1) %pair, i64 8
  store i64 41, ptr addrspace(1) %count
  call void @set(ptr addrspace(1) %pair, ptr addrspace(1) %node)
  call void @set(ptr addrspace(1) %node, ptr addrspace(1) %pair)
  %at = getelementptr i8, ptr addrspace(1) %pair, i64 16
  %back = load ptr addrspace(1), ptr addrspace(1) %at
  %tag = load i64, ptr addrspace(1) %back
  %n = load i64, ptr addrspace(1) %count
  %sum = add i64 %n, %tag
  ret i64 %sum
}
