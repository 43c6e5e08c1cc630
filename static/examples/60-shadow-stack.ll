; title: The shadow stack
; about: A list without any stack map: each function pushes its roots onto a list when it begins and pops them when it ends. After the call in @sum, %here is read again from its root.
; select: %at
; run: sum([1, 2, 3]) = 6

; A cell is a header, the next cell, and a number.
@list.tag = external constant i8

declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @allocate(i64)

; The tail waits in a root, because the allocation may move it. The store into the new cell is a write barrier.
define ptr @cons(ptr %tail, i64 %number) gc "shadow-stack" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr @list.tag)
  store ptr %tail, ptr %root
  %cell = call ptr @allocate(i64 24)
  %next.field = getelementptr i8, ptr %cell, i64 8
  %number.field = getelementptr i8, ptr %cell, i64 16
  %moved = load ptr, ptr %root
  call void @llvm.gcwrite(ptr %moved, ptr %cell, ptr %next.field)
  store i64 %number, ptr %number.field
  ret ptr %cell
}

; Both ways out pop the entry: look for gc_savedhead.
define i64 @sum(ptr %list) gc "shadow-stack" {
entry:
  %at = alloca ptr
  call void @llvm.gcroot(ptr %at, ptr null)
  store ptr %list, ptr %at
  %none = icmp eq ptr %list, null
  br i1 %none, label %empty, label %cell

empty:
  ret i64 0

cell:
  %next.field = getelementptr i8, ptr %list, i64 8
  %next = call ptr @llvm.gcread(ptr %list, ptr %next.field)
  %rest = call i64 @sum(ptr %next)
  %here = load ptr, ptr %at
  %number.field = getelementptr i8, ptr %here, i64 16
  %number = load i64, ptr %number.field
  %all = add i64 %rest, %number
  ret i64 %all
}
