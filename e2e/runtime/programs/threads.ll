; Three threads build lists at the same time, all on top of one that they share,
; and walk them by pointers into the cells.
;
; A cell is a header of 8 bytes, the next cell, and a number.

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()
declare void @rt_print(i64) "gc-leaf-function"
declare i64 @rt_start(ptr, ptr addrspace(1), i64)
declare i64 @rt_join(i64)

; The numbers from n down to 1, before a list.
define ptr addrspace(1) @list(ptr addrspace(1) %tail, i64 %n) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %i = phi i64 [ 1, %entry ], [ %more, %loop ]
  %rest = phi ptr addrspace(1) [ %tail, %entry ], [ %cell, %loop ]
  %cell = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 8
  store ptr addrspace(1) %rest, ptr addrspace(1) %next.at, align 8
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 16
  store i64 %i, ptr addrspace(1) %n.at, align 8
  %more = add i64 %i, 1
  %done = icmp sgt i64 %more, %n
  br i1 %done, label %out, label %loop

out:
  ret ptr addrspace(1) %cell
}

; The sum of a list.
define i64 @sum(ptr addrspace(1) %list) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %cell = phi ptr addrspace(1) [ %list, %entry ], [ %next, %loop ]
  %total = phi i64 [ 0, %entry ], [ %more, %loop ]
  %n.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 16
  call void @rt_safepoint()
  %n = load i64, ptr addrspace(1) %n.at, align 8
  %more = add i64 %total, %n
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 8
  %next = load ptr addrspace(1), ptr addrspace(1) %next.at, align 8
  %end = icmp eq ptr addrspace(1) %next, null
  br i1 %end, label %out, label %loop

out:
  ret i64 %more
}

define i64 @work(ptr addrspace(1) %shared, i64 %n) gc "statepoint-example" {
entry:
  %list = call ptr addrspace(1) @list(ptr addrspace(1) %shared, i64 %n)
  %all = call i64 @sum(ptr addrspace(1) %list)
  ret i64 %all
}

define i64 @run(i64 %n) gc "statepoint-example" {
entry:
  %shared = call ptr addrspace(1) @list(ptr addrspace(1) null, i64 %n)
  %one = call i64 @rt_start(ptr @work, ptr addrspace(1) %shared, i64 %n)
  %twice = mul i64 %n, 2
  %two = call i64 @rt_start(ptr @work, ptr addrspace(1) %shared, i64 %twice)
  %thrice = mul i64 %n, 3
  %mine = call i64 @work(ptr addrspace(1) %shared, i64 %thrice)
  %a = call i64 @rt_join(i64 %one)
  call void @rt_print(i64 %a)
  %b = call i64 @rt_join(i64 %two)
  call void @rt_print(i64 %b)
  %left = call i64 @sum(ptr addrspace(1) %shared)
  call void @rt_print(i64 %left)
  ret i64 %mine
}
