declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @foo()
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare double @llvm.experimental.patchpoint.f64(i64, i32, ptr, i32, ...)
declare i32 @personality(...)
declare void @llvm.experimental.deoptimize.isVoid(...)
declare i64 @llvm.experimental.deoptimize.i64(...)
declare void @llvm.experimental.guard(i1, ...)
define i64 @f(i64 %a, i1 %c, ptr addrspace(1) %p) gc "statepoint-example" { 
 br i1 %c, label %x, label %y
x:
 %r = call i64 (...) @llvm.experimental.deoptimize.i64(i64 %a) [ "deopt"(i64 %a, i32 3) ]
 ret i64 %r
y:
 ret i64 1 }
