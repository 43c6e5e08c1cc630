declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @foo()
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare double @llvm.experimental.patchpoint.f64(i64, i32, ptr, i32, ...)
declare i32 @personality(...)
declare preserve_mostcc void @pm()
declare preserve_allcc void @pa()
declare swiftcc void @sw(ptr swiftself, ptr swifterror)
declare ghccc void @ghc(i64)
declare swifttailcc void @st()
declare cxx_fast_tlscc void @ctl()

define void @f(i64 %a, ptr addrspace(1) %p) gc "statepoint-example" { 
 %t = call preserve_mostcc token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @pm, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i64 %a), "gc-live"(ptr addrspace(1) %p)]
 %t2 = call preserve_allcc token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @pa, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i64 %a)]
 ret void }
