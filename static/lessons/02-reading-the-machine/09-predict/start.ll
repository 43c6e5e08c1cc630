; run: look({| 5 6 7}, {| 4}, 2) = 12

declare void @rt_collect()

; Adds a word of %array, the first of %other, and a count that a debugger may change.
define i64 @look(ptr addrspace(1) %array, ptr addrspace(1) %other, i64 %n) gc "statepoint-example" {
  %count = alloca i64
  store i64 %n, ptr %count
  %offset = shl i64 %n, 3
  %inside = getelementptr i8, ptr addrspace(1) %array, i64 %offset
  %first = getelementptr i8, ptr addrspace(1) %array, i64 8
  %given = icmp sgt i64 %n, 0
  %at = select i1 %given, ptr addrspace(1) %inside, ptr addrspace(1) %first
  call void @rt_collect() [ "deopt"(ptr %count) ]
  %word = load i64, ptr addrspace(1) %at
  %other.at = getelementptr i8, ptr addrspace(1) %other, i64 8
  %second = load i64, ptr addrspace(1) %other.at
  %now = load volatile i64, ptr %count
  %both = add i64 %word, %second
  %sum = add i64 %both, %now
  ret i64 %sum
}
