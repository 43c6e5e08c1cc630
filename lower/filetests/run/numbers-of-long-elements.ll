; test: run
; call: last()
; Elements of more than 64 bits are numbered with all their bits.
declare <3 x i128> @llvm.stepvector.v3i128()
define i64 @last() {
  %v = call <3 x i128> @llvm.stepvector.v3i128()
  %e = extractelement <3 x i128> %v, i32 2
  %h = lshr i128 %e, 1
  %s = shl i128 %e, 63
  %t = lshr i128 %s, 64
  %u = add i128 %h, %t
  %r = trunc i128 %u to i64
  ret i64 %r
}

; => run
; last() = 2
