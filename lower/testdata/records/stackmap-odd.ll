declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
define void @registers(i5 %a, i24 %b, i33 %c, bfloat %d, half %e, i1 %f) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0, i5 %a, i24 %b, i33 %c, bfloat %d, half %e, i1 %f)
  ret void
}
define void @constants(i64 %a) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 2, i32 0, i5 -1, i24 -1, i33 -5, i1 true, i8 -1, i16 -2, i33 5, bfloat 0xR3F80, bfloat 0xR0000, i65 3, i128 77, i128 0, i65 9223372036854775807)
  ret void
}
define void @any(i24 %a, bfloat %b) {
  call anyregcc void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 3, i32 15, ptr null, i32 6, i24 %a, bfloat %b, i24 -1, i33 -5, bfloat 0xR3F80, i128 9, i5 -1, bfloat 0xR3F80, i24 %a)
  ret void
}
