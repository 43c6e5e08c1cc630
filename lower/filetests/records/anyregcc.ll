; test: asm
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
define i64 @f(i64 %a, i64 %b, ptr %p) {
  %r = call anyregcc i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 1, i32 15, ptr inttoptr (i64 281474417671919 to ptr), i32 2, i64 %a, i64 %b, i32 5, ptr %p)
  ret i64 %r
}
define void @g(i64 %a, i64 %b, ptr %p) {
  call anyregcc void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 2, i32 15, ptr null, i32 2, i64 %a, i64 %b, i64 7)
  ret void
}
define i64 @h(i64 %a, i64 %b, ptr %p, double %d) {
  %r = call anyregcc i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 3, i32 15, ptr null, i32 4, i64 %a, i64 8, double %d, ptr %p, i64 %b, float 1.0)
  %s = add i64 %r, %a
  ret i64 %s
}

; => asm
; f:
;     pushq %rbp
;     movq %rsp, %rbp
;       record 0: id 1, offset 4
;         operand 0: rax
;         operand 1: rdi
;         operand 2: rsi
;         operand 3: 5
;         operand 4: rdx
;     movabsq $281474417671919, %r11
;     callq *%r11
;     xchgw %ax, %ax
;     popq %rbp
;     retq
; g:
;     pushq %rbp
;     movq %rsp, %rbp
;       record 1: id 2, offset 4
;         operand 0: rdi
;         operand 1: rsi
;         operand 2: 7
;     nopw %cs:512(%rax,%rax)
;     nopl 8(%rax,%rax)
;     popq %rbp
;     retq
; h:
;     pushq %rbp
;     movq %rsp, %rbp
;     movl $8, %eax
;     movss .LCPI2_0(%rip), %xmm1
;       record 2: id 3, offset 17
;         operand 0: rax
;         operand 1: rdi
;         operand 2: rax
;         operand 3: xmm0
;         operand 4: rdx
;         operand 5: rsi
;         operand 6: xmm1
;     nopw %cs:512(%rax,%rax)
;     nopl 8(%rax,%rax)
;     addq %rdi, %rax
;     popq %rbp
;     retq
