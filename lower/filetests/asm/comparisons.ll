; test: asm
; Comparisons read their second operand from memory, and compare with 0 instead of 1 or -1.
define i1 @second(i64 %x, ptr %p) {
  %y = load i64, ptr %p
  %r = icmp slt i64 %x, %y
  ret i1 %r
}
define i1 @negative(i32 %x) {
  %r = icmp sgt i32 %x, -1
  ret i1 %r
}
define i1 @positive(i32 %x) {
  %r = icmp slt i32 %x, 1
  ret i1 %r
}
define i32 @both(i64 %x, i64 %y, i64 %z) {
  %p = icmp slt i64 %x, %y
  %q = icmp slt i64 %y, %z
  %b = select i1 %p, i1 %q, i1 false
  br i1 %b, label %yes, label %no
yes:
  ret i32 5
no:
  ret i32 7
}
define i1 @unless(i1 %x, i1 %y) {
  %r = select i1 %x, i1 false, i1 %y
  ret i1 %r
}

; => asm
; second:
;     cmpq (%rsi), %rdi
;     setl %al
;     retq
; negative:
;     testl %edi, %edi
;     setge %al
;     retq
; positive:
;     testl %edi, %edi
;     setle %al
;     retq
; both:
;     cmpq %rsi, %rdi
;     jge .LBB3_3
; .LBB3_1:                         # %0
;     cmpq %rdx, %rsi
;     jge .LBB3_3
; .LBB3_2:                         # %yes
;     movl $5, %eax
;     retq
; .LBB3_3:                         # %no
;     movl $7, %eax
;     retq
; unless:
;     movl %edi, %eax              # %x
;     xorl $1, %eax
;     andl %esi, %eax
;     retq
