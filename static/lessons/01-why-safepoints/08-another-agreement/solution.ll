; run: keep(7) = 7

declare void @llvm.gcroot(ptr, ptr)
declare ptr @rt_alloc(i64, i64)
declare void @rt_collect()

; Stores %n in a new object, lets the collector run, and reads it again.
define i64 @keep(i64 %n) gc "shadow-stack" {
entry:
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  %object = call ptr @rt_alloc(i64 0, i64 8)
  store ptr %object, ptr %root
  %data = getelementptr i8, ptr %object, i64 8
  store i64 %n, ptr %data
  call void @rt_collect()
  %now = load ptr, ptr %root
  %data.now = getelementptr i8, ptr %now, i64 8
  %read = load i64, ptr %data.now
  ret i64 %read
}
