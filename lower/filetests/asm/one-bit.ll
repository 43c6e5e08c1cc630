; test: asm
; A mask of one bit needs no register where an instruction has the bit's number, and a number of
; bits to shift by counts modulo the width anyway.
define i32 @set(i32 %x, i32 %n) {
  %m = shl i32 1, %n
  %r = or i32 %x, %m
  ret i32 %r
}

define i64 @clear(i64 %x, i64 %n) {
  %k = and i64 %n, 63
  %m = shl nuw i64 1, %k
  %not = xor i64 %m, -1
  %r = and i64 %not, %x
  ret i64 %r
}

define i32 @invert(i32 %x, i32 %n) {
  %m = shl i32 1, %n
  %r = xor i32 %m, %x
  ret i32 %r
}

define void @"clear in memory"(ptr %p, i32 %n) {
  %m = shl i32 1, %n
  %not = xor i32 %m, -1
  %v = load i32, ptr %p
  %r = and i32 %v, %not
  store i32 %r, ptr %p
  ret void
}

define i32 @test(i32 %x, i32 %n, i32 %a, i32 %b) {
  %m = shl i32 1, %n
  %and = and i32 %x, %m
  %zero = icmp eq i32 %and, 0
  %r = select i1 %zero, i32 %a, i32 %b
  ret i32 %r
}

define i32 @modulo(i32 %x, i32 %n) {
  %k = and i32 %n, 31
  %r = lshr i32 %x, %k
  ret i32 %r
}

; The count of a byte is not taken modulo 8.
define i8 @byte(i8 %x, i8 %n) {
  %k = and i8 %n, 7
  %m = shl i8 1, %k
  %r = or i8 %x, %m
  ret i8 %r
}

; The mask is needed as well.
define i32 @both(i32 %x, i32 %n, ptr %p) {
  %m = shl i32 1, %n
  store i32 %m, ptr %p
  %r = or i32 %x, %m
  ret i32 %r
}

; => asm
; set:
;     movl %edi, %eax              # %x
;     btsl %esi, %eax
;     retq
; clear:
;     movq %rdi, %rax              # %x
;     btrq %rsi, %rax
;     retq
; invert:
;     movl %edi, %eax              # %x
;     btcl %esi, %eax
;     retq
; clear in memory:
;     movl %esi, %ecx              # %n
;     movl $-2, %eax
;     roll %cl, %eax
;     andl %eax, (%rdi)
;     retq
; test:
;     movl %ecx, %eax              # %b
;     btl %esi, %edi
;     cmovael %edx, %eax
;     retq
; modulo:
;     movl %edi, %eax              # %x
;     movl %esi, %ecx              # %n
;     shrl %cl, %eax
;     retq
; byte:
;     movl %edi, %eax              # %x
;     movl %esi, %ecx              # %n
;     andl $7, %ecx
;     movl $1, %edx
;     shll %cl, %edx
;     orl %edx, %eax
;     retq
; both:
;     movl %edi, %eax              # %x
;     movl %esi, %ecx              # %n
;     movl $1, %esi
;     shll %cl, %esi
;     movl %esi, (%rdx)
;     orl %esi, %eax
;     retq
