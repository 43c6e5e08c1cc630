; title: A read barrier that follows moved objects
; about: With a Brooks barrier the collector moves objects while the program runs: a word before each object has its current address, and every llvm.gcread and llvm.gcwrite goes through it.
; select: %root
; refused: LLVM knows no strategy of that name until its plugin is loaded.

declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @allocate() nounwind
declare void @move_one() nounwind

; A cell is a header, the next cell, and a number; the word in front of it is the collector's. The number is written and read through the barriers as well, as if it was a pointer: what is left of an object that has moved is worth nothing.
define ptr @push(ptr %list, i64 %number) gc "brooks" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %list, ptr %root
  %cell = call ptr @allocate()
  %next.field = getelementptr i8, ptr %cell, i64 8
  %number.field = getelementptr i8, ptr %cell, i64 16
  %rest = load ptr, ptr %root
  call void @llvm.gcwrite(ptr %rest, ptr %cell, ptr %next.field)
  %bits = inttoptr i64 %number to ptr
  call void @llvm.gcwrite(ptr %bits, ptr %cell, ptr %number.field)
  ret ptr %cell
}

; Between two cells the collector moves an object.
define i64 @sum(ptr %list) gc "brooks" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %list, ptr %root
  br label %cell

cell:
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %cell ]
  call void @move_one()
  %at = load ptr, ptr %root
  %number.field = getelementptr i8, ptr %at, i64 16
  %bits = call ptr @llvm.gcread(ptr %at, ptr %number.field)
  %number = ptrtoint ptr %bits to i64
  %sum.next = add i64 %sum, %number
  %next.field = getelementptr i8, ptr %at, i64 8
  %next = call ptr @llvm.gcread(ptr %at, ptr %next.field)
  store ptr %next, ptr %root
  %end = icmp eq ptr %next, null
  br i1 %end, label %done, label %cell

done:
  ret i64 %sum.next
}
