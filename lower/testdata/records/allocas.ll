declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @foo()
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare double @llvm.experimental.patchpoint.f64(i64, i32, ptr, i32, ...)
declare i32 @personality(...)
define i64 @f(i64 %a, ptr addrspace(1) %p) gc "statepoint-example" { 
 %al = alloca ptr addrspace(1)
 %al2 = alloca [4 x i64]
 %al3 = alloca i8
 store ptr addrspace(1) %p, ptr %al
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(ptr %al, ptr %al2, ptr null), "gc-live"(ptr %al, ptr %al3, ptr addrspace(1) %p) ]
 %rel = load ptr addrspace(1), ptr %al
 %v = load i64, ptr addrspace(1) %rel
 ret i64 %v }
