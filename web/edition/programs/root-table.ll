; title: The document's table
; about: The printer of the document's example, whose table has its format: for each safe point the return address, the frame size, the number of live roots and their offsets.
; select: %root
; refused: LLVM has no strategy of that name.

declare void @llvm.gcroot(ptr, ptr)
declare void @work(ptr)

define void @call_work(ptr %object) gc "gcmap" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %object, ptr %root
  call void @work(ptr %object)
  %now = load ptr, ptr %root
  call void @work(ptr %now)
  ret void
}
