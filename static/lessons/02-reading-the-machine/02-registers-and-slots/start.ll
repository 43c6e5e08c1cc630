declare void @rt_collect()

; Adds the three numbers in %triple.
define i64 @sum(ptr addrspace(1) %triple) gc "statepoint-example" {
  %first.at = getelementptr i8, ptr addrspace(1) %triple, i64 8
  %second.at = getelementptr i8, ptr addrspace(1) %triple, i64 16
  %third.at = getelementptr i8, ptr addrspace(1) %triple, i64 24
  %first = load i64, ptr addrspace(1) %first.at
  %second = load i64, ptr addrspace(1) %second.at
  call void @rt_collect()
  %third = load i64, ptr addrspace(1) %third.at
  %two = add i64 %first, %second
  %sum = add i64 %two, %third
  ret i64 %sum
}
