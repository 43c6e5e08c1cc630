; Records that no statepoint made: stack maps and patch points, with live-outs, registers and a shadow.

declare void @llvm.experimental.stackmap(i64, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, i8*, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, i8*, i32, ...)

define i64 @stackmaps(i64 %a, i32 %b, i16 %c, i8 %d, double %e, i8* %f) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 11, i32 0)
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 12, i32 5, i64 %a, i32 %b, i16 %c, i8 %d, double %e, i8* %f, i64 77, i64 77000000000)
  %s = add i64 %a, 1
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 13, i32 0, i64 %s)
  ret i64 %s
}

define i64 @patchpoints(i64 %a, i64 %b) {
  %slot = alloca i64
  %r = call anyregcc i64 (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.i64(i64 14, i32 15, i8* null, i32 2, i64 %a, i64 %b, i64 %a, i64* %slot)
  call void (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.void(i64 15, i32 20, i8* inttoptr (i64 281474976710654 to i8*), i32 1, i64 %b, i64 -99)
  %s = add i64 %r, %a
  ret i64 %s
}
