; run: read({| 7}) = 7

; Lets the collector run, and returns the number in %object.
define i64 @read(ptr addrspace(1) %object) gc "statepoint-example" {
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(
      i64 0, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0)
      [ "gc-live"(ptr addrspace(1) %object) ]
  %moved = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)
  %data = getelementptr i8, ptr addrspace(1) %moved, i64 8
  %number = load i64, ptr addrspace(1) %data
  ret i64 %number
}

declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
