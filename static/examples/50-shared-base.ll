; title: Two pointers, one base
; about: %first and %last point into the same array. Each has its own pair in the record, and both pairs name the slot of %array as the base.
; select: %last
; run: ends({| 0 2 3 4 5 6 7 8 9}, 0, 1, 0) = 8 prints foo()

declare void @foo()

define i64 @ends(ptr addrspace(1) %array, i64 %i, i64 %j, i64 %k) gc "statepoint-example" {
entry:
  %row = getelementptr inbounds [8 x [8 x i64]], ptr addrspace(1) %array, i64 %i
  %column = getelementptr inbounds [8 x i64], ptr addrspace(1) %row, i64 %j
  %first = getelementptr inbounds i64, ptr addrspace(1) %column, i64 %k
  %row.of.last = getelementptr inbounds [8 x [8 x i64]], ptr addrspace(1) %array, i64 %k
  %column.of.last = getelementptr inbounds [8 x i64], ptr addrspace(1) %row.of.last, i64 %i
  %last = getelementptr inbounds i64, ptr addrspace(1) %column.of.last, i64 %j
  call void @foo()
  %a = load i64, ptr addrspace(1) %first
  %b = load i64, ptr addrspace(1) %last
  %sum = add i64 %a, %b
  ret i64 %sum
}
