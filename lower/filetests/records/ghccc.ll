; test: asm
declare void @llvm.experimental.stackmap(i64, i32, ...)
define ghccc void @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 0, i32 0, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e)
  ret void
}

; => asm
; f:
;     retq
