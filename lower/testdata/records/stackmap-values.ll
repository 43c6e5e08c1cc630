declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @foo()
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare double @llvm.experimental.patchpoint.f64(i64, i32, ptr, i32, ...)
declare i32 @personality(...)
define void @f(i64 %a, i32 %b, i16 %c, i8 %d, i1 %e, float %x, double %y, i128 %w, <4 x i32> %v) { 
 %al = alloca i64
 %al2 = alloca [8 x i64]
 call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0, i64 %a, i32 %b, i16 %c, i8 %d, i1 %e, float %x, double %y)
 call void (i64, i32, ...) @llvm.experimental.stackmap(i64 2, i32 8, i64 4294967295, i64 4294967296, i64 -1, i32 -1, i16 -1, i8 200, i1 true, ptr null, i64 -9223372036854775808)
 call void (i64, i32, ...) @llvm.experimental.stackmap(i64 3, i32 3, ptr %al, ptr %al2, ptr @foo)
 ret void }
