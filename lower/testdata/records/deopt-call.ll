declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @foo()
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare double @llvm.experimental.patchpoint.f64(i64, i32, ptr, i32, ...)
declare i32 @personality(...)
declare i64 @callee(i64)
define i64 @f(i64 %a, i1 %c, ptr addrspace(1) %p) gc "statepoint-example" { 
 %r = call i64 @callee(i64 1) [ "deopt"(i64 %a, i32 3) ]
 call void @foo() [ "deopt"(i64 %a, ptr addrspace(1) %p) ]
 ret i64 %r }
