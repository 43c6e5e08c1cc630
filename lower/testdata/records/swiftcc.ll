declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @foo()
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare double @llvm.experimental.patchpoint.f64(i64, i32, ptr, i32, ...)
declare i32 @personality(...)
declare swiftcc void @sw(ptr swiftself, ptr swifterror)
declare swiftcc ptr @sw2(ptr swiftself %s, i64, ptr)
declare swifttailcc void @st(ptr swiftasync)
define swiftcc void @f(i64 %a, ptr addrspace(1) %p, ptr swiftself %s, ptr swifterror %e) gc "statepoint-example" { 
 %t = call swiftcc token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(ptr (ptr, i64, ptr)) @sw2, i32 3, i32 0, ptr swiftself %s, i64 4, ptr null, i32 0, i32 0) [ "deopt"(i64 %a), "gc-live"(ptr addrspace(1) %p)]
 ret void }
