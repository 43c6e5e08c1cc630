; An array of references behind its length, of an allocator with a pool, filled and read in loops.
declare ptr addrspace(1) @array_alloc(ptr, i64)
declare ptr addrspace(1) @box_alloc()
declare void @poll()
@pool = external global [64 x i8]

define ptr addrspace(1) @fill(i64 %n) gc "statepoint-example" {
entry:
  %bytes.less = shl i64 %n, 3
  %bytes = add i64 %bytes.less, 8
  %a = call ptr addrspace(1) @array_alloc(ptr @pool, i64 %bytes)
  store i64 %n, ptr addrspace(1) %a
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %box = call ptr addrspace(1) @box_alloc()
  store i64 %i, ptr addrspace(1) %box
  %first = getelementptr i8, ptr addrspace(1) %a, i64 8
  %at = getelementptr ptr addrspace(1), ptr addrspace(1) %first, i64 %i
  store ptr addrspace(1) %box, ptr addrspace(1) %at
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret ptr addrspace(1) %a
}

define i64 @main() gc "statepoint-example" {
entry:
  %a = call ptr addrspace(1) @fill(i64 9)
  call void @poll()
  %n = load i64, ptr addrspace(1) %a
  %p0 = getelementptr i8, ptr addrspace(1) %a, i64 8
  br label %loop
loop:
  %p = phi ptr addrspace(1) [ %p0, %entry ], [ %p.next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s.next, %loop ]
  %box = load ptr addrspace(1), ptr addrspace(1) %p
  call void @poll()
  %v = load i64, ptr addrspace(1) %box
  %s.next = add i64 %s, %v
  %p.next = getelementptr i8, ptr addrspace(1) %p, i64 8
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %done
done:
  ret i64 %s.next
}
