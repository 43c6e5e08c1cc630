; title: A root inside an object
; about: With derived-roots=metadata a root may point into an object: its metadata is one more than the number of that object's root. Across the call it holds an offset, so the object may move.
; select: %field.root
; refused: LLVM has no strategy of that name.

declare void @llvm.gcroot(ptr, ptr)
declare void @work()

define i64 @read(ptr %object) gc "mine" {
entry:
  %root = alloca ptr
  %field.root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  call void @llvm.gcroot(ptr %field.root, ptr inttoptr (i64 1 to ptr))
  store ptr %object, ptr %root
  %field = getelementptr i8, ptr %object, i64 8
  store ptr %field, ptr %field.root
  call void @work()
  %now = load ptr, ptr %field.root
  %word = load i64, ptr %now
  ret i64 %word
}
