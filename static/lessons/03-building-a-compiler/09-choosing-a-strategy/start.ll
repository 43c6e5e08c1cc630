; run: keep(7) = 7

declare ptr @rt_alloc(i64, i64)
declare void @llvm.gcroot(ptr, ptr)
declare void @rt_collect()

define i64 @keep(i64 %n) gc "shadow-stack" {
  %root = alloca ptr
  call void @llvm.gcroot(ptr %root, ptr null)
  %object = call ptr @rt_alloc(i64 0, i64 8)
  store ptr %object, ptr %root
  %data = getelementptr i8, ptr %object, i64 8
  store i64 %n, ptr %data
  call void @rt_collect()
  %moved = load ptr, ptr %root
  %data.now = getelementptr i8, ptr %moved, i64 8
  %read = load i64, ptr %data.now
  ret i64 %read
}
