; Counts the ways to place queens that do not attack each other, the placed ones
; kept as a list: deep recursion, each level holding a list the next one shares.
;
; A cell is a header of 8 bytes, the next cell, and a column.

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()

; Whether a queen in the next row may stand in that column.
define i1 @safe(i64 %column, ptr addrspace(1) %queens) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %cell = phi ptr addrspace(1) [ %queens, %entry ], [ %next, %apart ]
  %distance = phi i64 [ 1, %entry ], [ %distance.next, %apart ]
  %end = icmp eq ptr addrspace(1) %cell, null
  br i1 %end, label %yes, label %look

look:
  call void @rt_safepoint()
  %column.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 16
  %other = load i64, ptr addrspace(1) %column.at, align 8
  %same = icmp eq i64 %other, %column
  br i1 %same, label %no, label %sideways

sideways:
  %difference = sub i64 %other, %column
  %negative = icmp slt i64 %difference, 0
  br i1 %negative, label %turn, label %compare

turn:
  %positive = sub i64 0, %difference
  br label %compare

compare:
  %width = phi i64 [ %difference, %sideways ], [ %positive, %turn ]
  %diagonal = icmp eq i64 %width, %distance
  br i1 %diagonal, label %no, label %apart

apart:
  %distance.next = add i64 %distance, 1
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 8
  %next = load ptr addrspace(1), ptr addrspace(1) %next.at, align 8
  br label %loop

yes:
  ret i1 true

no:
  ret i1 false
}

define i64 @place(i64 %rows, i64 %size, ptr addrspace(1) %queens) gc "statepoint-example" {
entry:
  %full = icmp eq i64 %rows, 0
  br i1 %full, label %found, label %loop

found:
  ret i64 1

loop:
  %column = phi i64 [ 0, %entry ], [ %column.next, %continue ]
  %ways = phi i64 [ 0, %entry ], [ %ways.next, %continue ]
  %more = icmp slt i64 %column, %size
  br i1 %more, label %try, label %done

try:
  %fits = call i1 @safe(i64 %column, ptr addrspace(1) %queens)
  br i1 %fits, label %deeper, label %continue

deeper:
  %cell = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 8
  store ptr addrspace(1) %queens, ptr addrspace(1) %next.at, align 8
  %column.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 16
  store i64 %column, ptr addrspace(1) %column.at, align 8
  %rows.left = sub i64 %rows, 1
  %found.below = call i64 @place(i64 %rows.left, i64 %size, ptr addrspace(1) %cell)
  br label %continue

continue:
  %here = phi i64 [ 0, %try ], [ %found.below, %deeper ]
  %ways.next = add i64 %ways, %here
  %column.next = add i64 %column, 1
  br label %loop

done:
  ret i64 %ways
}

define i64 @run(i64 %size) gc "statepoint-example" {
entry:
  %ways = call i64 @place(i64 %size, i64 %size, ptr addrspace(1) null)
  ret i64 %ways
}
