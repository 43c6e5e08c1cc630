; title: Roots and stores that count
; about: The switches CustomRoots and CustomWriteBarriers, without C++: roots=counted and write-barrier=counted. The stores into the root and into the field both count, and no root is left for a table.
; select: %root
; refused: LLVM has no strategy of that name.

declare void @llvm.gcroot(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)

define void @put(ptr %object, ptr %value) gc "mine" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %value, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  call void @llvm.gcwrite(ptr %value, ptr %object, ptr %field)
  ret void
}
