; A program that any code generator can compile once its roots are in the shadow stack: it makes a
; list and sums it, and every allocation may move all cells. A cell is the next cell and, 8 bytes
; from its start, a number.
@cell = constant i32 16

declare void @llvm.gcroot(ptr, ptr)
declare ptr @allocate()

define ptr @list(i64 %n) gc "shadow-stack" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr @cell)
  %none = icmp eq i64 %n, 0
  br i1 %none, label %empty, label %more

empty:
  ret ptr null

more:
  %less = sub i64 %n, 1
  %rest = call ptr @list(i64 %less)
  store ptr %rest, ptr %root
  %new = call ptr @allocate()
  %moved = load ptr, ptr %root
  store ptr %moved, ptr %new
  %number = getelementptr i8, ptr %new, i32 8
  store i64 %n, ptr %number
  ret ptr %new
}

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
  %garbage = call ptr @allocate()
  %now = load ptr, ptr %at
  %next = load ptr, ptr %now
  %rest = call i64 @sum(ptr %next)
  %here = load ptr, ptr %at
  %field = getelementptr i8, ptr %here, i32 8
  %number = load i64, ptr %field
  %all = add i64 %rest, %number
  ret i64 %all
}

define i64 @run(i64 %n) {
  %list = call ptr @list(i64 %n)
  %sum = call i64 @sum(ptr %list)
  ret i64 %sum
}
