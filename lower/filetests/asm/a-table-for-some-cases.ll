; test: asm

; Cases that lie close together are in a table; the other is compared.
define i32 @token(i32 %c) {
entry:
  switch i32 %c, label %other [
    i32 34, label %string
    i32 1091, label %list
    i32 1093, label %false
    i32 1095, label %null
    i32 1097, label %true
    i32 1099, label %record
  ]

string:
  ret i32 11

list:
  ret i32 12

false:
  ret i32 13

null:
  ret i32 14

true:
  ret i32 15

record:
  ret i32 16

other:
  ret i32 17
}

; => asm
; token:
;     leal -1091(%rdi), %eax
;     cmpl $8, %eax
;     jbe .LBB0_2
; .LBB0_1:                         # %entry
;     cmpl $34, %edi
;     je .LBB0_3
;     movl $17, %eax
;     retq
; .LBB0_2:                         # %entry
;     leaq .LJTI0_0(%rip), %rcx
;     jmpq *(%rcx,%rax,8)
; .LBB0_3:                         # %string
;     movl $11, %eax
;     retq
; .LBB0_4:                         # %list
;     movl $12, %eax
;     retq
; .LBB0_5:                         # %false
;     movl $13, %eax
;     retq
; .LBB0_6:                         # %null
;     movl $14, %eax
;     retq
; .LBB0_7:                         # %true
;     movl $15, %eax
;     retq
; .LBB0_8:                         # %record
;     movl $16, %eax
;     retq
; .LBB0_9:                         # %other
;     movl $17, %eax
;     retq
