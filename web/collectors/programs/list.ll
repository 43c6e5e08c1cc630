; A cell is a header, the next cell, a number, and a word that the collector may use. The first cell of a list stands for the list. Whatever lives across a call is in a root.
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @rt_alloc(i64, i64)
declare void @rt_print(i64)

; Both stores of a reference are write barriers, and the list is read through the read barrier. The list is loaded again after the allocation, which may have moved it.
define void @push(ptr %list, i64 %number) gc "mine" {
entry:
  %list.root = alloca ptr
  %cell.root = alloca ptr
  call void @llvm.gcroot(ptr %list.root, ptr null)
  call void @llvm.gcroot(ptr %cell.root, ptr null)
  store ptr %list, ptr %list.root
  %cell = call ptr @rt_alloc(i64 1, i64 16)
  store ptr %cell, ptr %cell.root
  %number.field = getelementptr i8, ptr %cell, i64 16
  store i64 %number, ptr %number.field
  %here = load ptr, ptr %list.root
  %first.field = getelementptr i8, ptr %here, i64 8
  %next.field = getelementptr i8, ptr %cell, i64 8
  %rest = call ptr @llvm.gcread(ptr %here, ptr %first.field)
  call void @llvm.gcwrite(ptr %rest, ptr %cell, ptr %next.field)
  call void @llvm.gcwrite(ptr %cell, ptr %here, ptr %first.field)
  ret void
}

; Makes a list of ten cells and adds up their numbers.
define i64 @total() gc "mine" {
entry:
  %list.root = alloca ptr
  call void @llvm.gcroot(ptr %list.root, ptr null)
  %first = call ptr @rt_alloc(i64 1, i64 16)
  store ptr %first, ptr %list.root
  br label %grow

grow:
  %i = phi i64 [ 1, %entry ], [ %i.next, %grow ]
  %list = load ptr, ptr %list.root
  call void @push(ptr %list, i64 %i)
  %i.next = add i64 %i, 1
  %more = icmp ule i64 %i.next, 10
  br i1 %more, label %grow, label %cell

cell:
  %sum = phi i64 [ 0, %grow ], [ %sum.next, %cell ]
  %at = load ptr, ptr %list.root
  %next.field = getelementptr i8, ptr %at, i64 8
  %next = call ptr @llvm.gcread(ptr %at, ptr %next.field)
  store ptr %next, ptr %list.root
  %number.field = getelementptr i8, ptr %next, i64 16
  %number = load i64, ptr %number.field
  %sum.next = add i64 %sum, %number
  %end.field = getelementptr i8, ptr %next, i64 8
  %after = call ptr @llvm.gcread(ptr %next, ptr %end.field)
  %end = icmp eq ptr %after, null
  br i1 %end, label %done, label %cell

done:
  ret i64 %sum.next
}
