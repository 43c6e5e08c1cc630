; title: From roots to statepoints
; about: The pass gcroot-to-references turns the roots into values in address space 1; the rewriting pass then turns the calls into statepoints.
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
