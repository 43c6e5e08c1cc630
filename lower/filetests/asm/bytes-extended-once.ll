; test: asm
; An operation on bytes that sets no bit above them needs no extension, and a load extends what it
; loads: neither is extended again.
define i64 @shifted(ptr %p) {
  %a = load i8, ptr %p
  %b = lshr i8 %a, 2
  %z = zext i8 %b to i64
  ret i64 %z
}
define i64 @index(ptr %p, ptr %q) {
  %a = load i8, ptr %p
  %b = lshr i8 %a, 2
  %z = zext nneg i8 %b to i64
  %r = getelementptr i8, ptr %q, i64 %z
  %v = load i8, ptr %r
  %w = zext i8 %v to i64
  ret i64 %w
}
define i32 @common(ptr %p, i16 %y) {
  %a = load i16, ptr %p
  %b = and i16 %a, %y
  %z = zext i16 %b to i32
  ret i32 %z
}
define i32 @joined(i8 %x, i8 %y) {
  %a = and i8 %x, 15
  %b = shl i8 %y, 2
  %c = and i8 %b, 48
  %d = or disjoint i8 %a, %c
  %z = zext i8 %d to i32
  ret i32 %z
}
define i32 @carry(i8 %x, i8 %y) {
  %a = lshr i8 %x, 1
  %b = lshr i8 %y, 1
  %c = add i8 %a, %b
  %z = zext i8 %c to i32
  ret i32 %z
}
define i32 @mask(i8 %x, i8 %y) {
  %a = and i8 %x, -16
  %z = zext i8 %a to i32
  ret i32 %z
}

; => asm
; shifted:
;     movzbl (%rdi), %eax
;     shrl $2, %eax
;     retq
; index:
;     movzbl (%rdi), %eax
;     shrl $2, %eax
;     movzbl (%rsi,%rax), %eax
;     retq
; common:
;     movzwl (%rdi), %eax
;     andl %esi, %eax
;     retq
; joined:
;     movl %edi, %eax              # %x
;     andl $15, %eax
;     shll $2, %esi
;     andl $48, %esi
;     addl %esi, %eax
;     retq
; carry:
;     movzbl %dil, %eax
;     shrl %eax
;     movzbl %sil, %ecx
;     shrl %ecx
;     addl %ecx, %eax
;     movzbl %al, %eax
;     retq
; mask:
;     andl $-16, %edi
;     movzbl %dil, %eax
;     retq
