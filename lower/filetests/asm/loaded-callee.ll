; test: asm
; A callee is called where it lies in memory, if calls keep the register of its address: those of some conventions keep none.
define void @c(ptr %x) {
  %t = load ptr, ptr %x
  call void %t(ptr %x)
  ret void
}
define ghccc void @ghc(ptr %x) {
  %t = load ptr, ptr %x
  call ghccc void %t(ptr %x)
  ret void
}
define void @none(ptr %x, i64 %i) {
  %at = getelementptr ptr, ptr %x, i64 %i
  %t = load ptr, ptr %at
  call preserve_nonecc void %t(ptr %x)
  ret void
}

; => asm
; c:
;     pushq %rbx
;     movq %rdi, %rbx              # %x
;     callq *(%rbx)
;     popq %rbx
;     retq
; ghc:
;     pushq %rax
;     movq (%r13), %rax
;     movq %rax, (%rsp)
;     callq *(%rsp)
;     popq %rax
;     retq
; none:
;     pushq %rbp
;     pushq %r15
;     pushq %r14
;     pushq %r13
;     pushq %r12
;     pushq %rbx
;     pushq %rax
;     movq %rdi, %r12              # %x
;     movq (%r12,%rsi,8), %rbp
;     callq *%rbp
;     popq %rax
;     popq %rbx
;     popq %r12
;     popq %r13
;     popq %r14
;     popq %r15
;     popq %rbp
;     retq
