; title: A linked list that allocates, typed pointers
; about: The same walk in the IR of LLVM up to 14, with the cell as a structure type; compare the casts beside each relocation with the ptr form.
; select: %cell
; run: double_all([1, 2, 3]) = [2, 4, 6]

; A header, the next cell, and a number.
%cell = type { i64, %cell addrspace(1)*, i64 }

declare %cell addrspace(1)* @rt_alloc(i64, i64)

define %cell addrspace(1)* @double_all(%cell addrspace(1)* %list) gc "statepoint-example" {
entry:
  %head = call %cell addrspace(1)* @rt_alloc(i64 1, i64 8)
  br label %loop

loop:
  %cell = phi %cell addrspace(1)* [ %list, %entry ], [ %next, %copy ]
  %last = phi %cell addrspace(1)* [ %head, %entry ], [ %new, %copy ]
  %end = icmp eq %cell addrspace(1)* %cell, null
  br i1 %end, label %done, label %copy

copy:
  %new = call %cell addrspace(1)* @rt_alloc(i64 1, i64 8)
  %number.at = getelementptr inbounds %cell, %cell addrspace(1)* %cell, i64 0, i32 2
  %number = load i64, i64 addrspace(1)* %number.at
  %doubled = shl i64 %number, 1
  %new.number = getelementptr inbounds %cell, %cell addrspace(1)* %new, i64 0, i32 2
  store i64 %doubled, i64 addrspace(1)* %new.number
  %last.next = getelementptr inbounds %cell, %cell addrspace(1)* %last, i64 0, i32 1
  store %cell addrspace(1)* %new, %cell addrspace(1)* addrspace(1)* %last.next
  %next.at = getelementptr inbounds %cell, %cell addrspace(1)* %cell, i64 0, i32 1
  %next = load %cell addrspace(1)*, %cell addrspace(1)* addrspace(1)* %next.at
  br label %loop

done:
  %first.at = getelementptr inbounds %cell, %cell addrspace(1)* %head, i64 0, i32 1
  %first = load %cell addrspace(1)*, %cell addrspace(1)* addrspace(1)* %first.at
  ret %cell addrspace(1)* %first
}
