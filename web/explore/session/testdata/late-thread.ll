; title: A loop without a poll
; about: The loop in @count is known to end, so PlaceSafepoints puts no poll there; while it runs, the other thread waits to collect, thousands of steps long.
; select: %number
; run: main() = 4501702

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare i64 @rt_start(ptr, ptr addrspace(1), i64)
declare i64 @rt_join(i64)
declare void @do_safepoint()

define void @gc.safepoint_poll() {
  call void @do_safepoint()
  ret void
}

; Adds up the numbers below 3000. No poll: the collector cannot stop it here.
define i64 @count(ptr addrspace(1) %number, i64 %start) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ %start, %entry ], [ %count, %loop ]
  %next = add nuw nsw i64 %i, 1
  %count = add i64 %sum, %next
  %more = icmp ult i64 %next, 3000
  br i1 %more, label %loop, label %done

done:
  %number.at = getelementptr inbounds i8, ptr addrspace(1) %number, i64 8
  %kept = load i64, ptr addrspace(1) %number.at
  %result = add i64 %count, %kept
  ret i64 %result
}

define i64 @main() gc "statepoint-example" {
entry:
  %number = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %number.at = getelementptr inbounds i8, ptr addrspace(1) %number, i64 8
  store i64 1, ptr addrspace(1) %number.at
  %thread = call i64 @rt_start(ptr @count, ptr addrspace(1) %number, i64 1)
  br label %make

make:
  %made = phi i64 [ 0, %entry ], [ %more, %make ]
  %object = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %more = add nuw nsw i64 %made, 1
  %again = icmp ult i64 %more, 200
  br i1 %again, label %make, label %wait

wait:
  %other = call i64 @rt_join(i64 %thread)
  %result = add i64 %other, %more
  ret i64 %result
}
