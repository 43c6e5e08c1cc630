; title: A pointer that walks an array
; about: %at moves through the array and is relocated in every iteration with its base, the array itself, which the loop does not otherwise need.
; select: %at
; run: each({| 5 6 7}, 3) = void prints visit(5); visit(6); visit(7)

declare void @visit(i64)

define void @each(ptr addrspace(1) %array, i64 %length) gc "statepoint-example" {
entry:
  %start = getelementptr inbounds i8, ptr addrspace(1) %array, i64 8
  %empty = icmp eq i64 %length, 0
  br i1 %empty, label %done, label %loop

loop:
  %at = phi ptr addrspace(1) [ %start, %entry ], [ %following, %loop ]
  %left = phi i64 [ %length, %entry ], [ %fewer, %loop ]
  %word = load i64, ptr addrspace(1) %at
  call void @visit(i64 %word)
  %following = getelementptr inbounds i64, ptr addrspace(1) %at, i64 1
  %fewer = sub i64 %left, 1
  %last = icmp eq i64 %fewer, 0
  br i1 %last, label %done, label %loop

done:
  ret void
}
