declare ptr addrspace(1) @rt_alloc(i64, i64)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.result.p1(token)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)

define ptr addrspace(1) @box(i64 %v) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(ptr addrspace(1) (i64, i64)) @rt_alloc, i32 2, i32 0, i64 1, i64 8, i32 0, i32 0)
  %new = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t)
  %field = getelementptr i8, ptr addrspace(1) %new, i64 8
  store i64 %v, ptr addrspace(1) %field
  ret ptr addrspace(1) %new
}

define i64 @main() gc "statepoint-example" {
  %t1 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(ptr addrspace(1) (i64)) @box, i32 1, i32 0, i64 7, i32 0, i32 0)
  %q = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t1)
  %t2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 3, i32 0, ptr elementtype(ptr addrspace(1) (i64)) @box, i32 1, i32 0, i64 35, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %q) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.result.p1(token %t2)
  %q.now = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t2, i32 0, i32 0)
  %b.field = getelementptr i8, ptr addrspace(1) %q.now, i64 8
  %b = load i64, ptr addrspace(1) %b.field
  %a.field = getelementptr i8, ptr addrspace(1) %r, i64 8
  %a = load i64, ptr addrspace(1) %a.field
  %sum = add i64 %a, %b
  ret i64 %sum
}
