; title: From roots to statepoints
; about: The pass gcroot-to-references makes values in address space 1 of the roots; the rewriting pass then makes statepoints of the calls.
; select: %now

declare void @llvm.gcroot(ptr, ptr)
declare void @work(ptr)

define ptr @keep(ptr %object) gc "shadow-stack" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  store ptr %object, ptr %root
  call void @work(ptr %object)
  %now = load ptr, ptr %root
  ret ptr %now
}
