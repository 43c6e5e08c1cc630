; test: asm
; A result in memory and an error: the address goes back in rax, the error in r12.
define {i64, i64, i64, i64, i64} @f(ptr swifterror %error, ptr %what) {
  store ptr %what, ptr %error
  ret {i64, i64, i64, i64, i64} zeroinitializer
}

; => asm
; f:
;     pushq %rax
;     movq %rdi, %rax
;     movq %r12, (%rsp)
;     movq %rsi, (%rsp)
;     movq $0, (%rax)
;     movq $0, 8(%rax)
;     movq $0, 16(%rax)
;     movq $0, 24(%rax)
;     movq $0, 32(%rax)
;     movq (%rsp), %r12
;     popq %rcx
;     retq
