; test: asm
; Words of zeros need not be loaded to be compared, nor do those that instructions can hold.
define i1 @small(i200 %x) {
  %c = icmp eq i200 %x, 5
  ret i1 %c
}
define i1 @words(i256 %x) {
  %c = icmp ne i256 %x, 340282366920938463463374607431768211455000
  ret i1 %c
}
define i1 @negative(i200 %x) {
  %c = icmp eq i200 %x, -2
  ret i1 %c
}

; => asm
; small:
;     movzbl %cl, %eax
;     xorq $5, %rdi
;     orq %rsi, %rdi
;     orq %rdx, %rdi
;     orq %rax, %rdi
;     testq %rdi, %rdi
;     sete %al
;     retq
; words:
;     xorq $-1000, %rdi
;     xorq $-1, %rsi
;     orq %rsi, %rdi
;     xorq $999, %rdx
;     orq %rdx, %rdi
;     orq %rcx, %rdi
;     testq %rdi, %rdi
;     setne %al
;     retq
; negative:
;     movzbl %cl, %eax
;     xorq $-2, %rdi
;     xorq $-1, %rsi
;     orq %rsi, %rdi
;     xorq $-1, %rdx
;     orq %rdx, %rdi
;     xorq $255, %rax
;     orq %rax, %rdi
;     testq %rdi, %rdi
;     sete %al
;     retq
