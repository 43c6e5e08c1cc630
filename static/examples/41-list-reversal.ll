; title: Reversing a list in place
; about: Three pointers rotate in each iteration. The poll on the back edge is a safepoint at which only %cell and %next are live.
; select: %next
; run: reverse([1, 2, 3]) = [3, 2, 1]

declare void @rt_safepoint()

define void @gc.safepoint_poll() {
entry:
  call void @rt_safepoint()
  ret void
}

define ptr addrspace(1) @reverse(ptr addrspace(1) %list) gc "statepoint-example" {
entry:
  br label %loop

loop:
  %cell = phi ptr addrspace(1) [ %list, %entry ], [ %next, %turn ]
  %done.part = phi ptr addrspace(1) [ null, %entry ], [ %cell, %turn ]
  %end = icmp eq ptr addrspace(1) %cell, null
  br i1 %end, label %done, label %turn

turn:
  %link = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 8
  %next = load ptr addrspace(1), ptr addrspace(1) %link
  store ptr addrspace(1) %done.part, ptr addrspace(1) %link
  br label %loop

done:
  ret ptr addrspace(1) %done.part
}
