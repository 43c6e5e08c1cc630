; run: sum({| 5}, 3) = 15
declare void @rt_collect()

define i64 @sum(ptr addrspace(1) %item, i64 %n) gc "statepoint-example" {
entry:
  %buffer = alloca [16 x i64]
  %few = icmp sle i64 %n, 16
  br i1 %few, label %loop, label %done

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %add ]
  %total = phi i64 [ 0, %entry ], [ %total.next, %add ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %add, label %done

add:
  call void @rt_collect()
  %at = getelementptr i8, ptr addrspace(1) %item, i64 8
  %x = load i64, ptr addrspace(1) %at
  %slot = getelementptr i64, ptr %buffer, i64 %i
  store i64 %x, ptr %slot
  %total.next = add i64 %total, %x
  %next = add i64 %i, 1
  br label %loop

done:
  %result = phi i64 [ -1, %entry ], [ %total, %loop ]
  ret i64 %result
}
