; run: third({| 1 2 3}) = 3

declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)

define i64 @third(ptr addrspace(1) %array) gc "statepoint-example" {
  %element = getelementptr i8, ptr addrspace(1) %array, i64 24
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(
      i64 0, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0)
      [ "gc-live"(ptr addrspace(1) %element) ]
  %element.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)
  %value = load i64, ptr addrspace(1) %element.now
  ret i64 %value
}
