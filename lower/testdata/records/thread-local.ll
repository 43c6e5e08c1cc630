@tl = thread_local global i32 0
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) ["deopt"(ptr @f, ptr getelementptr (i8, ptr @tl, i64 4), i1 false, i2 -1, i4 3, i31 5, i33 -1)]
  ret void
}
