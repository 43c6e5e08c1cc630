; title: Allocation with a fast path
; about: Only the slow path calls the runtime, so only it has a record; on the fast path %tail is never written to the frame.
; select: %tail
; run: cons(4, [1, 2]) = [4, 1, 2]

declare ptr addrspace(1) @rt_alloc(i64, i64)
@top = external global ptr addrspace(1)
@limit = external global ptr addrspace(1)

; A cell is a header, the next cell, and a number.
define ptr addrspace(1) @cons(i64 %number, ptr addrspace(1) %tail) gc "statepoint-example" {
entry:
  %here = load ptr addrspace(1), ptr @top
  %end = getelementptr inbounds i8, ptr addrspace(1) %here, i64 24
  %limit.now = load ptr addrspace(1), ptr @limit
  %room = icmp ule ptr addrspace(1) %end, %limit.now
  br i1 %room, label %fast, label %slow

fast:
  store ptr addrspace(1) %end, ptr @top
  br label %fill

slow:
  %fresh = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  br label %fill

fill:
  %cell = phi ptr addrspace(1) [ %here, %fast ], [ %fresh, %slow ]
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 8
  store ptr addrspace(1) %tail, ptr addrspace(1) %next.at
  %number.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 16
  store i64 %number, ptr addrspace(1) %number.at
  ret ptr addrspace(1) %cell
}
