; run: second({| 3 4}) = 4
declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define i64 @second(ptr addrspace(1) %a) gc "statepoint-example" {
  %cursor = getelementptr i8, ptr addrspace(1) %a, i64 16
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %cursor) ]
  %now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 1)
  %x = load i64, ptr addrspace(1) %now
  ret i64 %x
}
