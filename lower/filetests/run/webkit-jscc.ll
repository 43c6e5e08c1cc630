; test: run
; llvm: 14
; call: words(3, -4)
; call: mixed(100)
; call: wide(5)
; webkit_jscc passes the first argument in RAX and the others on the stack, each in as many bytes as it has, and returns as C does.
declare i8* @keep(i8*)
define webkit_jscc i64 @wf(i64 %a, i32 %b, i64 %c, double %d, float %e, i8 signext %g) {
  %s = add i64 %a, %c
  %bb = sext i32 %b to i64
  %t = mul i64 %s, %bb
  %di = fptosi double %d to i64
  %ei = fptosi float %e to i64
  %gi = sext i8 %g to i64
  %u = add i64 %t, %di
  %v = mul i64 %u, %ei
  %w = sub i64 %v, %gi
  ret i64 %w
}
define i64 @words(i64 %a, i32 %b) {
  %r = call webkit_jscc i64 @wf(i64 %a, i32 %b, i64 7, double 11.0, float 3.0, i8 -3)
  ret i64 %r
}
define webkit_jscc double @half(i32 %x, float %y, double %d, i16 %z) {
  %n = sitofp i32 %x to double
  %f = fpext float %y to double
  %m = sitofp i16 %z to double
  %s = fadd double %n, %f
  %t = fmul double %s, %d
  %u = fadd double %t, %m
  ret double %u
}
define i64 @mixed(i32 %x) {
  %r = call webkit_jscc double @half(i32 %x, float 0.5, double 4.0, i16 -9)
  %i = fptosi double %r to i64
  ret i64 %i
}
define webkit_jscc i128 @twice(i32 %n, i128 %b, i32 %m) {
  %s = add i32 %n, %m
  %w = zext i32 %s to i128
  %r = mul i128 %b, %w
  ret i128 %r
}
define i64 @wide(i64 %a) {
  %z = zext i64 %a to i128
  %b = shl i128 %z, 64
  %r = call webkit_jscc i128 @twice(i32 1, i128 %b, i32 2)
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}

; => run
; words(3, -4) = -84
; mixed(100) = 393
; wide(5) = 15
