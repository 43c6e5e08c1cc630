; test: asm
; Cases that lead to one block are bits of a number.
define i32 @space(i8 %c) {
  switch i8 %c, label %no [ i8 32, label %yes
    i8 9, label %yes
    i8 10, label %yes
    i8 13, label %yes ]
yes:
  ret i32 1
no:
  ret i32 0
}
define i32 @wide(i64 %c) {
  switch i64 %c, label %no [ i64 -5, label %yes
    i64 0, label %yes
    i64 3, label %yes
    i64 4, label %yes
    i64 58, label %yes ]
yes:
  ret i32 1
no:
  ret i32 0
}
define i32 @letters(i32 %c) {
  switch i32 %c, label %no [ i32 97, label %yes
    i32 101, label %yes
    i32 105, label %yes
    i32 111, label %yes
    i32 117, label %yes ]
yes:
  ret i32 1
no:
  ret i32 0
}
define i32 @last(i64 %c) {
  switch i64 %c, label %no [ i64 9223372036854775801, label %yes
    i64 9223372036854775803, label %yes
    i64 9223372036854775806, label %yes
    i64 9223372036854775807, label %yes ]
yes:
  ret i32 1
no:
  ret i32 0
}

; => asm
; space:
;     movzbl %dil, %eax
;     cmpl $32, %eax
;     ja .LBB0_3
; .LBB0_1:                         # %0
;     movabsq $4294977024, %rcx
;     btq %rax, %rcx
;     jae .LBB0_3
; .LBB0_2:                         # %yes
;     movl $1, %eax
;     retq
; .LBB0_3:                         # %no
;     xorl %eax, %eax
;     retq
; wide:
;     addq $5, %rdi
;     cmpq $63, %rdi
;     ja .LBB1_3
; .LBB1_1:                         # %0
;     movabsq $-9223372036854775007, %rax
;     btq %rdi, %rax
;     jae .LBB1_3
; .LBB1_2:                         # %yes
;     movl $1, %eax
;     retq
; .LBB1_3:                         # %no
;     xorl %eax, %eax
;     retq
; letters:
;     addl $-97, %edi
;     cmpl $20, %edi
;     ja .LBB2_3
; .LBB2_1:                         # %0
;     movl $1065233, %eax
;     btl %edi, %eax
;     jae .LBB2_3
; .LBB2_2:                         # %yes
;     movl $1, %eax
;     retq
; .LBB2_3:                         # %no
;     xorl %eax, %eax
;     retq
; last:
;     movabsq $9223372036854775801, %rax
;     subq %rax, %rdi
;     cmpq $6, %rdi
;     ja .LBB3_3
; .LBB3_1:                         # %0
;     movl $101, %eax
;     btl %edi, %eax
;     jae .LBB3_3
; .LBB3_2:                         # %yes
;     movl $1, %eax
;     retq
; .LBB3_3:                         # %no
;     xorl %eax, %eax
;     retq
