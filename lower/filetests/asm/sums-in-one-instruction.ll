; test: asm
; An address takes sums of two values, one of them shifted, and constants; so do or-instructions of
; numbers without common bits.
define i64 @shifted(i64 %x, i64 %y) {
  %s = shl i64 %y, 3
  %r = add i64 %s, %x
  ret i64 %r
}
define i32 @all(i32 %x, i32 %y) {
  %s = shl i32 %y, 2
  %t = add i32 %x, 7
  %r = add i32 %s, %t
  ret i32 %r
}
define i32 @child(i32 %x) {
  %s = shl nsw i32 %x, 1
  %r = or disjoint i32 %s, 1
  ret i32 %r
}
define double @unrolled(ptr %p, i64 %i) {
  %j = or disjoint i64 %i, 1
  %q = getelementptr double, ptr %p, i64 %j
  %r = load double, ptr %q
  ret double %r
}
define ptr @triple(ptr %p, i64 %i) {
  %q = getelementptr [3 x i64], ptr %p, i64 %i
  ret ptr %q
}

; => asm
; shifted:
;     leaq (%rdi,%rsi,8), %rax
;     retq
; all:
;     leal 7(%rdi,%rsi,4), %eax
;     retq
; child:
;     leal 1(%rdi,%rdi), %eax
;     retq
; unrolled:
;     movsd 8(%rdi,%rsi,8), %xmm0
;     retq
; triple:
;     leaq (%rsi,%rsi,2), %rax
;     leaq (%rdi,%rax,8), %rax
;     retq
