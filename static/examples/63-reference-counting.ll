; title: References that are counted
; about: Each store of a reference increments the count of its object and decrements that of the overwritten one; a function decrements its roots when it ends. No collector reads frames: there is no list of roots and no map.
; select: %first
; refused: LLVM knows no strategy of that name until its plugin is loaded.

declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @allocate() nounwind

; A cell is a header, the next cell, and a number. This makes %count of them, of which the last %width are in a list at any time, and adds up the numbers that are left. What nothing refers to is free at once.
define i64 @window(i64 %count, i64 %width) gc "reference-counting" {
entry:
  %first = alloca ptr
  %last = alloca ptr
  call void @llvm.gcroot(ptr %first, ptr null)
  call void @llvm.gcroot(ptr %last, ptr null)
  %one = call ptr @allocate()
  store ptr %one, ptr %first
  store ptr %one, ptr %last
  br label %append

append:
  %i = phi i64 [ 1, %entry ], [ %next.i, %more ]
  %new = call ptr @allocate()
  %number.field = getelementptr i8, ptr %new, i64 16
  store i64 %i, ptr %number.field
  %old = load ptr, ptr %last
  %field = getelementptr i8, ptr %old, i64 8
  call void @llvm.gcwrite(ptr %new, ptr %old, ptr %field)
  store ptr %new, ptr %last
  %full = icmp uge i64 %i, %width
  br i1 %full, label %drop, label %more

drop:
  %oldest = load ptr, ptr %first
  %second.field = getelementptr i8, ptr %oldest, i64 8
  %second = call ptr @llvm.gcread(ptr %oldest, ptr %second.field)
  store ptr %second, ptr %first
  br label %more

more:
  %next.i = add i64 %i, 1
  %again = icmp ult i64 %next.i, %count
  br i1 %again, label %append, label %add

add:
  %start = load ptr, ptr %first
  br label %cell

cell:
  %at = phi ptr [ %start, %add ], [ %following, %cell ]
  %sum = phi i64 [ 0, %add ], [ %sum.next, %cell ]
  %number.at = getelementptr i8, ptr %at, i64 16
  %number = load i64, ptr %number.at
  %sum.next = add i64 %sum, %number
  %next.at = getelementptr i8, ptr %at, i64 8
  %following = call ptr @llvm.gcread(ptr %at, ptr %next.at)
  %end = icmp eq ptr %following, null
  br i1 %end, label %done, label %cell

done:
  ret i64 %sum.next
}
