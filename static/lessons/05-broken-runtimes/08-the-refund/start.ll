; run: owed({| 30}, {| 4}) = 26
declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define i64 @owed(ptr addrspace(1) %bill, ptr addrspace(1) %paid) gc "statepoint-example" {
  %token = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %paid, ptr addrspace(1) %bill) ]
  %bill.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 0, i32 0)
  %paid.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %token, i32 1, i32 1)
  %bill.at = getelementptr i8, ptr addrspace(1) %bill.now, i64 8
  %paid.at = getelementptr i8, ptr addrspace(1) %paid.now, i64 8
  %x = load i64, ptr addrspace(1) %bill.at
  %y = load i64, ptr addrspace(1) %paid.at
  %rest = sub i64 %x, %y
  ret i64 %rest
}
