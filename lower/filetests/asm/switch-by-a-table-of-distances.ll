; test: asm -relocation-model=pic
; The table of a switch has distances in position-independent code, which need no relocation.
define i32 @f(i32 %x) {
  switch i32 %x, label %d [ i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %b
    i32 4, label %a ]
a:
  ret i32 10
b:
  ret i32 20
c:
  ret i32 31
d:
  ret i32 47
}

; => asm -relocation-model=pic
; f:
;     movl %edi, %eax
;     cmpl $4, %edi
;     ja .LBB0_5
; .LBB0_1:                         # %0
;     leaq .LJTI0_0(%rip), %rcx
;     movslq (%rcx,%rax,4), %rax
;     addq %rcx, %rax
;     jmpq *%rax
; .LBB0_2:                         # %a
;     movl $10, %eax
;     retq
; .LBB0_3:                         # %b
;     movl $20, %eax
;     retq
; .LBB0_4:                         # %c
;     movl $31, %eax
;     retq
; .LBB0_5:                         # %d
;     movl $47, %eax
;     retq
