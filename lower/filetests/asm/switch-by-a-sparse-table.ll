; test: asm
; Four cases are a table if at least one in ten of its entries is one, as in LLVM.
define i32 @sparse(i32 %c) {
  switch i32 %c, label %other [
    i32 9, label %tab
    i32 10, label %line
    i32 32, label %space
    i32 47, label %slash
  ]

tab:
  ret i32 1

line:
  ret i32 2

space:
  ret i32 3

slash:
  ret i32 4

other:
  ret i32 0
}

define i32 @sparser(i32 %c) {
  switch i32 %c, label %other [
    i32 9, label %tab
    i32 10, label %line
    i32 32, label %space
    i32 49, label %slash
  ]

tab:
  ret i32 1

line:
  ret i32 2

space:
  ret i32 3

slash:
  ret i32 4

other:
  ret i32 0
}

; => asm
; sparse:
;     addl $-9, %edi
;     cmpl $38, %edi
;     ja .LBB0_6
; .LBB0_1:                         # %0
;     leaq .LJTI0_0(%rip), %rax
;     jmpq *(%rax,%rdi,8)
; .LBB0_2:                         # %tab
;     movl $1, %eax
;     retq
; .LBB0_3:                         # %line
;     movl $2, %eax
;     retq
; .LBB0_4:                         # %space
;     movl $3, %eax
;     retq
; .LBB0_5:                         # %slash
;     movl $4, %eax
;     retq
; .LBB0_6:                         # %other
;     xorl %eax, %eax
;     retq
; sparser:
;     cmpl $32, %edi
;     je .LBB1_6
;     jge .LBB1_3
; .LBB1_1:                         # %0
;     cmpl $9, %edi
;     je .LBB1_4
; .LBB1_2:                         # %0
;     cmpl $10, %edi
;     je .LBB1_5
;     xorl %eax, %eax
;     retq
; .LBB1_3:                         # %0
;     cmpl $49, %edi
;     je .LBB1_7
;     xorl %eax, %eax
;     retq
; .LBB1_4:                         # %tab
;     movl $1, %eax
;     retq
; .LBB1_5:                         # %line
;     movl $2, %eax
;     retq
; .LBB1_6:                         # %space
;     movl $3, %eax
;     retq
; .LBB1_7:                         # %slash
;     movl $4, %eax
;     retq
; .LBB1_8:                         # %other
;     xorl %eax, %eax
;     retq
