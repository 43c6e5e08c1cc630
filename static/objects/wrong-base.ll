; The front end of a compiler swapped two numbers: the statepoint lists the array %a and %cursor, which
; points into it, and %cursor as the base of %a. llc does not notice.
declare void @rt_collect()
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define i64 @sum(ptr addrspace(1) %a) gc "statepoint-example" {
  %cursor = getelementptr i8, ptr addrspace(1) %a, i64 16
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @rt_collect, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %a, ptr addrspace(1) %cursor) ]
  %a.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 0)
  %cursor.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 1)
  %first.field = getelementptr i8, ptr addrspace(1) %a.now, i64 8
  %first = load i64, ptr addrspace(1) %first.field
  %second = load i64, ptr addrspace(1) %cursor.now
  %sum = add i64 %first, %second
  ret i64 %sum
}
