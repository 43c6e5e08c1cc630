declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @g()
define void @f(ptr addrspace(1) %a, i64 %n) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void()) @g, i32 0, i32 0, i32 0, i32 0) ["deopt"(ptr addrspace(1) null, ptr addrspace(1) %a, ptr addrspace(1) null, ptr null, ptr addrspace(1) undef)]
  ret void
}
