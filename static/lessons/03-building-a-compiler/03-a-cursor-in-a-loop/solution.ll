; run: sum({| 5}, 1) = 5
; run: sum({| 1 2 3}, 3) = 6

declare void @rt_collect()

; Adds the words of an array.
define i64 @sum(ptr addrspace(1) %array, i64 %count) gc "statepoint-example" {
entry:
  %first = getelementptr i8, ptr addrspace(1) %array, i64 8
  br label %loop

loop:
  %cursor = phi ptr addrspace(1) [ %first, %entry ], [ %next, %loop ]
  %left = phi i64 [ %count, %entry ], [ %fewer, %loop ]
  %total = phi i64 [ 0, %entry ], [ %more, %loop ]
  %word = load i64, ptr addrspace(1) %cursor
  call void @rt_collect()
  %more = add i64 %total, %word
  %next = getelementptr i8, ptr addrspace(1) %cursor, i64 8
  %fewer = sub i64 %left, 1
  %again = icmp ne i64 %fewer, 0
  br i1 %again, label %loop, label %done

done:
  ret i64 %more
}
