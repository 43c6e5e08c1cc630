; Roots in slots: the type of a pointer does not tell that it is a reference.
declare ptr @cell_alloc(i64)
declare void @poll()
declare void @llvm.gcroot(ptr, ptr)

define ptr @cell(i64 %v, ptr %tail) gc "shadow-stack" {
  %slot = alloca ptr
  call void @llvm.gcroot(ptr %slot, ptr null)
  store ptr %tail, ptr %slot
  %c = call ptr @cell_alloc(i64 16)
  store i64 %v, ptr %c
  %t = load ptr, ptr %slot
  %p = getelementptr i8, ptr %c, i64 8
  store ptr %t, ptr %p
  ret ptr %c
}

define i64 @main() gc "shadow-stack" {
  %slot = alloca ptr
  call void @llvm.gcroot(ptr %slot, ptr null)
  store ptr null, ptr %slot
  %a = call ptr @cell(i64 33, ptr null)
  store ptr %a, ptr %slot
  %t = load ptr, ptr %slot
  %b = call ptr @cell(i64 9, ptr %t)
  store ptr %b, ptr %slot
  call void @poll()
  %c = load ptr, ptr %slot
  %v = load i64, ptr %c
  %p = getelementptr i8, ptr %c, i64 8
  %d = load ptr, ptr %p
  %w = load i64, ptr %d
  %s = add i64 %v, %w
  ret i64 %s
}
