; run: first({| 9}) = 9
declare void @rt_collect()

define i64 @first(ptr addrspace(1) %object) gc "statepoint-example" {
  call void @rt_collect()
  %at = getelementptr i8, ptr addrspace(1) %object, i64 8
  %x = load i64, ptr addrspace(1) %at
  ret i64 %x
}
