declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @foo()
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare double @llvm.experimental.patchpoint.f64(i64, i32, ptr, i32, ...)
declare i32 @personality(...)
define i64 @f(i64 %a, i64 %b, ptr %p) { 
 %r = call anyregcc i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 1, i32 15, ptr inttoptr (i64 281474417671919 to ptr), i32 2, i64 %a, i64 %b, i32 5, ptr %p)
 ret i64 %r }
define void @g(i64 %a, i64 %b, ptr %p) { 
 call anyregcc void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 2, i32 15, ptr null, i32 2, i64 %a, i64 %b, i64 7)
 ret void }
define i64 @h(i64 %a, i64 %b, ptr %p, double %d) { 
 %r = call anyregcc i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 3, i32 15, ptr null, i32 4, i64 %a, i64 8, double %d, ptr %p, i64 %b, float 1.0)
 %s = add i64 %r, %a
 ret i64 %s }
