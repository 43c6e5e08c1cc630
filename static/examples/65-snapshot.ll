; title: A snapshot at the beginning
; about: While the collector marks concurrently, a cell moved from one list to another could escape it. Stores log the overwritten reference, so everything reachable when marking began is marked.
; select: %from
; refused: LLVM knows no strategy of that name until its plugin is loaded.

declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare ptr @allocate() nounwind

; A cell is a header, the next cell, and a number. Two cells head lists; this takes %count cells off the one and puts them on the other, and makes garbage on the way, so that the collector works.
define void @shift(ptr %one, ptr %other, i64 %count) gc "snapshot" {
entry:
  %from = alloca ptr
  %to = alloca ptr
  call void @llvm.gcroot(ptr %from, ptr null)
  call void @llvm.gcroot(ptr %to, ptr null)
  store ptr %one, ptr %from
  store ptr %other, ptr %to
  br label %move

move:
  %i = phi i64 [ 0, %entry ], [ %next.i, %move ]
  %garbage = call ptr @allocate()
  %head = load ptr, ptr %from
  %head.next = getelementptr i8, ptr %head, i64 8
  %cell = call ptr @llvm.gcread(ptr %head, ptr %head.next)
  %cell.next = getelementptr i8, ptr %cell, i64 8
  %rest = call ptr @llvm.gcread(ptr %cell, ptr %cell.next)
  call void @llvm.gcwrite(ptr %rest, ptr %head, ptr %head.next)
  %target = load ptr, ptr %to
  %target.next = getelementptr i8, ptr %target, i64 8
  %others = call ptr @llvm.gcread(ptr %target, ptr %target.next)
  call void @llvm.gcwrite(ptr %others, ptr %cell, ptr %cell.next)
  call void @llvm.gcwrite(ptr %cell, ptr %target, ptr %target.next)
  %next.i = add i64 %i, 1
  %again = icmp ult i64 %next.i, %count
  br i1 %again, label %move, label %done

done:
  ret void
}
