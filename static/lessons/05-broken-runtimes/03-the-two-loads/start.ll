; run: twice({| 21}) = 42
declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define i64 @twice(ptr addrspace(1) %object) gc "statepoint-example" {
  %copy = getelementptr i8, ptr addrspace(1) %object, i64 8
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %object) ]
  %now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)
  %at = getelementptr i8, ptr addrspace(1) %now, i64 8
  %x = load i64, ptr addrspace(1) %at
  %y = load i64, ptr addrspace(1) %copy
  %sum = add i64 %x, %y
  ret i64 %sum
}
