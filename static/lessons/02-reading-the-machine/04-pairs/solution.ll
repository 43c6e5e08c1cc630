; run: word({| 5 6 7}, 2) = 6
; run: word({| 5 6 7}, 0) = 5

declare void @rt_collect()

; Returns word %n of %array, or the first one if %n is 0 or less.
define i64 @word(ptr addrspace(1) %array, i64 %n) gc "statepoint-example" {
entry:
  %offset = shl i64 %n, 3
  %inside = getelementptr i8, ptr addrspace(1) %array, i64 %offset
  %first = getelementptr i8, ptr addrspace(1) %array, i64 8
  %given = icmp sgt i64 %n, 0
  %at = select i1 %given, ptr addrspace(1) %inside, ptr addrspace(1) %first
  call void @rt_collect()
  %word = load i64, ptr addrspace(1) %at
  ret i64 %word
}
