declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void()) @g, i32 0, i32 0, i32 0, i32 0) ["deopt"(i128 0, i128 5, i128 -1, <2 x i64> zeroinitializer, <2 x i64> <i64 1, i64 2>, <2 x i64> undef, i24 -1, i65 3)]
  ret void
}
