declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f(i64 %a) {
  %t = trunc i64 %a to i32
  %u = trunc i64 %a to i16
  %z = zext i32 %t to i64
  %l = load i32, ptr null
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 5, i32 0, i32 %t, i16 %u, i64 %z, i32 %l, i16 65535, i32 2147483647, i64 2147483647, i64 4294967294, i64 9223372036854775807)
  ret void
}
