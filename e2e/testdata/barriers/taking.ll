; Keeps 40 leaves in as many cells, which are old by then; stores each leaf again, takes it out of
; its cell, and reads its number after 100 allocations: 820 in all.
declare ptr addrspace(1) @rt_alloc(i64, i64)
declare void @rt_safepoint()

define i64 @taking() gc "statepoint-example" {
entry:
  %all = call ptr addrspace(1) @rt_alloc(i64 40, i64 0)
  br label %make
make:
  %i = phi i64 [ 0, %entry ], [ %i.next, %made ]
  %cell = call ptr addrspace(1) @rt_alloc(i64 1, i64 0)
  %at = add i64 %i, 1
  %field = getelementptr ptr addrspace(1), ptr addrspace(1) %all, i64 %at
  store ptr addrspace(1) %cell, ptr addrspace(1) %field
  br label %age
age:
  %a = phi i64 [ 0, %make ], [ %a.next, %age ]
  call void @rt_safepoint()
  %a.next = add i64 %a, 1
  %aging = icmp ult i64 %a.next, 3
  br i1 %aging, label %age, label %aged
aged:
  %leaf = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %i.next = add i64 %i, 1
  %number = getelementptr i64, ptr addrspace(1) %leaf, i64 1
  store i64 %i.next, ptr addrspace(1) %number
  %held = getelementptr ptr addrspace(1), ptr addrspace(1) %cell, i64 1
  store ptr addrspace(1) %leaf, ptr addrspace(1) %held
  br label %made
made:
  %more = icmp ult i64 %i.next, 40
  br i1 %more, label %make, label %take
take:
  %k = phi i64 [ 0, %made ], [ %k.next, %waited ]
  %sum = phi i64 [ 0, %made ], [ %sum.next, %waited ]
  %k.next = add i64 %k, 1
  %from = getelementptr ptr addrspace(1), ptr addrspace(1) %all, i64 %k.next
  %the = load ptr addrspace(1), ptr addrspace(1) %from
  %place = getelementptr ptr addrspace(1), ptr addrspace(1) %the, i64 1
  %taken = load ptr addrspace(1), ptr addrspace(1) %place
  store ptr addrspace(1) null, ptr addrspace(1) %place
  br label %wait
wait:
  %w = phi i64 [ 0, %take ], [ %w.next, %wait ]
  %garbage = call ptr addrspace(1) @rt_alloc(i64 0, i64 8)
  %w.next = add i64 %w, 1
  %waiting = icmp ult i64 %w.next, 100
  br i1 %waiting, label %wait, label %waited
waited:
  %read = getelementptr i64, ptr addrspace(1) %taken, i64 1
  %value = load i64, ptr addrspace(1) %read
  %sum.next = add i64 %sum, %value
  %rest = icmp ult i64 %k.next, 40
  br i1 %rest, label %take, label %end
end:
  ret i64 %sum.next
}
