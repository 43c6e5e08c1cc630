; title: A linked list that allocates as it walks
; about: Copying a list keeps three pointers live across every allocation; follow %cell through the loop and see each iteration relocate it.
; select: %cell
; run: double_all([1, 2, 3]) = [2, 4, 6]

; An object of that many references and bytes of data. The collector may run.
declare ptr addrspace(1) @rt_alloc(i64, i64)

; A cell is an 8-byte header, the next cell, and a number.
; Returns a new list of the same length, each number doubled, in the same order.
define ptr addrspace(1) @double_all(ptr addrspace(1) %list) gc "statepoint-example" {
entry:
  %head = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  br label %loop

loop:
  %cell = phi ptr addrspace(1) [ %list, %entry ], [ %next, %copy ]
  %last = phi ptr addrspace(1) [ %head, %entry ], [ %new, %copy ]
  %end = icmp eq ptr addrspace(1) %cell, null
  br i1 %end, label %done, label %copy

copy:
  %new = call ptr addrspace(1) @rt_alloc(i64 1, i64 8)
  %number.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 16
  %number = load i64, ptr addrspace(1) %number.at
  %doubled = shl i64 %number, 1
  %new.number = getelementptr inbounds i8, ptr addrspace(1) %new, i64 16
  store i64 %doubled, ptr addrspace(1) %new.number
  %last.next = getelementptr inbounds i8, ptr addrspace(1) %last, i64 8
  store ptr addrspace(1) %new, ptr addrspace(1) %last.next
  %next.at = getelementptr inbounds i8, ptr addrspace(1) %cell, i64 8
  %next = load ptr addrspace(1), ptr addrspace(1) %next.at
  br label %loop

done:
  %first.at = getelementptr inbounds i8, ptr addrspace(1) %head, i64 8
  %first = load ptr addrspace(1), ptr addrspace(1) %first.at
  ret ptr addrspace(1) %first
}
