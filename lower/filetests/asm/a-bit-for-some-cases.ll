; test: asm

; Cases with one destination that lie close together are bits of a number; the others are compared.
define i32 @operator(i8 %c) {
entry:
  switch i8 %c, label %other [
    i8 38, label %operator
    i8 43, label %operator
    i8 45, label %operator
    i8 60, label %operator
    i8 61, label %operator
    i8 62, label %operator
    i8 124, label %operator
    i8 34, label %string
  ]

operator:
  ret i32 1

string:
  ret i32 2

other:
  ret i32 3
}

; Few cases are compared.
define i32 @few(i32 %c) {
entry:
  switch i32 %c, label %other [
    i32 10, label %one
    i32 20, label %two
    i32 30, label %one
    i32 100, label %two
  ]

one:
  ret i32 1

two:
  ret i32 2

other:
  ret i32 3
}

; => asm
; operator:
;     movsbl %dil, %eax
;     cmpl $62, %eax
;     ja .LBB0_2
; .LBB0_1:                         # %entry
;     movabsq $8070494787590946816, %rcx
;     btq %rax, %rcx
;     jb .LBB0_4
; .LBB0_2:                         # %entry
;     cmpl $34, %eax
;     je .LBB0_5
; .LBB0_3:                         # %entry
;     cmpl $124, %eax
;     jne .LBB0_6
; .LBB0_4:                         # %operator
;     movl $1, %eax
;     retq
; .LBB0_5:                         # %string
;     movl $2, %eax
;     retq
; .LBB0_6:                         # %other
;     movl $3, %eax
;     retq
; few:
;     cmpl $30, %edi
;     je .LBB1_4
;     jge .LBB1_3
; .LBB1_1:                         # %entry
;     cmpl $10, %edi
;     je .LBB1_4
; .LBB1_2:                         # %entry
;     cmpl $20, %edi
;     je .LBB1_5
;     movl $3, %eax
;     retq
; .LBB1_3:                         # %entry
;     cmpl $100, %edi
;     je .LBB1_5
;     movl $3, %eax
;     retq
; .LBB1_4:                         # %one
;     movl $1, %eax
;     retq
; .LBB1_5:                         # %two
;     movl $2, %eax
;     retq
; .LBB1_6:                         # %other
;     movl $3, %eax
;     retq
