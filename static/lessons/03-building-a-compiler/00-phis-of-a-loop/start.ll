; run: count([2, 1, 3]) = 6 prints 1; 2; 1; 1; 2; 3
declare void @rt_print(i64) "gc-leaf-function"
declare void @rt_safepoint()

define i64 @count(ptr addrspace(1) %list) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %cell = phi ptr addrspace(1) [ %list, %entry ], [ %next, %step ]
  %total = phi i64 [ 0, %entry ], [ %total.next, %step ]
  %end = icmp eq ptr addrspace(1) %cell, null
  br i1 %end, label %done, label %step

step:
  call void @rt_safepoint()
  %number.at = getelementptr i8, ptr addrspace(1) %cell, i64 16
  %number = load i64, ptr addrspace(1) %number.at
  call void @rt_print(i64 %number)
  %total.next = add i64 %total, 1
  %next.at = getelementptr i8, ptr addrspace(1) %cell, i64 8
  %next = load ptr addrspace(1), ptr addrspace(1) %next.at
  br label %loop

done:
  ret i64 %total
}
