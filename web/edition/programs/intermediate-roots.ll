; title: Roots for intermediate values
; about: h(f(), g()): the result of @f is in a root while @g runs, and is loaded from there for @h. Without the root, a collection in @g would free or move it.
; select: %first

declare void @llvm.gcroot(ptr, ptr)
declare ptr @f()
declare ptr @g()
declare ptr @h(ptr, ptr)

define ptr @call_h() gc "shadow-stack" {
entry:
  %first.root = alloca ptr
  call void @llvm.gcroot(ptr %first.root, ptr null)
  %first = call ptr @f()
  store ptr %first, ptr %first.root
  %second = call ptr @g()
  %first.now = load ptr, ptr %first.root
  %result = call ptr @h(ptr %first.now, ptr %second)
  ret ptr %result
}
