; test: asm
declare void @foo()
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
define i64 @f(i64 %a, i64 %b, ptr %t) {
  %r = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 1, i32 20, ptr %t, i32 7, i64 %a, i64 %b, i64 3, i64 4, i64 5, i64 6, i64 7, i64 %a)
  %q = call i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 2, i32 20, ptr @foo, i32 0, i64 %r, i64 %b)
  %z = add i64 %q, %b
  ret i64 %z
}

; => asm
; f:
;     pushq %rbp
;     movq %rsp, %rbp
;     pushq %r14
;     pushq %rbx
;     subq $16, %rsp
;     movq %rsi, %r14              # %b
;     movq %rdx, %r11              # %t
;     movq %rdi, %rbx              # %a
;     movq $7, (%rsp)
;     movl $3, %edx
;     movl $4, %ecx
;     movl $5, %r8d
;     movl $6, %r9d
;       record 0: id 1, offset 50
;         operand 0: rbx
;     callq *%r11
;     nopw %cs:512(%rax,%rax)
;     nopl 512(%rax)
;     movq %rax, %rbx              # %r
;       record 1: id 2, offset 73
;         operand 0: rbx
;         operand 1: r14
;     movabsq $foo, %r11
;     callq *%r11
;     nopl 512(%rax)
;     addq %r14, %rax
;     addq $16, %rsp
;     popq %rbx
;     popq %r14
;     popq %rbp
;     retq
