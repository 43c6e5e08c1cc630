; test: asm
declare double @llvm.experimental.patchpoint.f64(i64, i32, ptr, i32, ...)
define double @h(i64 %a, i64 %b, ptr %p, double %d) {
  %r = call anyregcc double (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.f64(i64 3, i32 15, ptr null, i32 3, i64 %a, i64 8, double %d, ptr %p, i64 %b)
  ret double %r
}

; => asm
; h:
;     pushq %rbp
;     movq %rsp, %rbp
;     movl $8, %eax
;       record 0: id 3, offset 9
;         operand 0: xmm0
;         operand 1: rdi
;         operand 2: rax
;         operand 3: xmm0
;         operand 4: rdx
;         operand 5: rsi
;     nopw %cs:512(%rax,%rax)
;     nopl 8(%rax,%rax)
;     popq %rbp
;     retq
