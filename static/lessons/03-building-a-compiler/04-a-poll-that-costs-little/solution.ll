; run: sum({| 1 2 3 0}) = 6
; run: hand_over(7) = 7 prints park()

@rt_wanted = external global i64
declare void @park()
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_collect()
declare i64 @rt_start(ptr, ptr addrspace(1), i64)
declare i64 @rt_join(i64)

define void @gc.safepoint_poll() {
  %wanted = load volatile i64, ptr @rt_wanted
  %quiet = icmp eq i64 %wanted, 0
  br i1 %quiet, label %on, label %stop
stop:
  call void @park()
  br label %on
on:
  ret void
}

; Adds the words of an array, until a zero.
define i64 @sum(ptr addrspace(1) %array) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 8, %entry ], [ %next, %loop ]
  %total = phi i64 [ 0, %entry ], [ %more, %loop ]
  %element = getelementptr i8, ptr addrspace(1) %array, i64 %i
  %word = load i64, ptr addrspace(1) %element
  %more = add i64 %total, %word
  %next = add i64 %i, 8
  %end = icmp eq i64 %word, 0
  br i1 %end, label %done, label %loop
done:
  ret i64 %more
}

; Waits until an object contains a number.
define i64 @wait(ptr addrspace(1) %flag, i64 %unused) gc "statepoint-example" {
entry:
  br label %loop
loop:
  %data = getelementptr i8, ptr addrspace(1) %flag, i64 8
  %set = load volatile i64, ptr addrspace(1) %data
  %is.set = icmp ne i64 %set, 0
  br i1 %is.set, label %done, label %loop
done:
  ret i64 %set
}

; Puts a number into the object that another thread waits for.
define i64 @hand_over(i64 %n) gc "statepoint-example" {
  %flag = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %thread = call i64 @rt_start(ptr @wait, ptr addrspace(1) %flag, i64 0)
  call void @rt_collect()
  %data = getelementptr i8, ptr addrspace(1) %flag, i64 8
  store volatile i64 %n, ptr addrspace(1) %data
  %seen = call i64 @rt_join(i64 %thread)
  ret i64 %seen
}
