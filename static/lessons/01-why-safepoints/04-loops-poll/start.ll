; run: hand_over(7) = 7

declare ptr addrspace(1) @rt_alloc(i64, i64)
declare i64 @rt_start(ptr, ptr addrspace(1), i64)
declare i64 @rt_join(i64)
declare void @rt_collect()
declare void @rt_safepoint()

; Waits until the number in %box is not 0, and returns it.
define i64 @wait(ptr addrspace(1) %box, i64 %unused) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %number.at = getelementptr i8, ptr addrspace(1) %box, i64 8
  %number = load atomic i64, ptr addrspace(1) %number.at monotonic, align 8
  %empty = icmp eq i64 %number, 0
  br i1 %empty, label %loop, label %done

done:
  ret i64 %number
}

; Starts a thread that waits, lets the collector run, and puts %n into the box.
define i64 @hand_over(i64 %n) gc "statepoint-example" {
entry:
  %box = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %thread = call i64 @rt_start(ptr @wait, ptr addrspace(1) %box, i64 0)
  call void @rt_collect()
  %number.at = getelementptr i8, ptr addrspace(1) %box, i64 8
  store atomic i64 %n, ptr addrspace(1) %number.at monotonic, align 8
  %got = call i64 @rt_join(i64 %thread)
  ret i64 %got
}
