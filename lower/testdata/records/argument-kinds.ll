declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @foo()
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare double @llvm.experimental.patchpoint.f64(i64, i32, ptr, i32, ...)
declare i32 @personality(...)
declare void @inr(i64 inreg, ptr nest, ptr byval(i64), ptr, ...)
define void @f(i64 %a, ptr addrspace(1) %p, ptr %q) gc "statepoint-example" { 
 %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void (i64, ptr, ptr, ptr, ...)) @inr, i32 6, i32 0, i64 inreg %a, ptr nest null, ptr byval(i64) %q, ptr %q, double 1.0, i64 5, i32 0, i32 0) [ "deopt"(i64 %a), "gc-live"(ptr addrspace(1) %p)]
 ret void }
