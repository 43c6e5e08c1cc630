; test: asm
; Values that cross calls are in registers that callees save; arguments beyond six go on the stack; a switch becomes a tree.
declare i64 @callee(i64, i64, i64, i64, i64, i64, i64, i32)
declare void @note(i64)

define i64 @many(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i32 %h) {
  %r = call i64 @callee(i64 %b, i64 %a, i64 1, i64 %d, i64 %e, i64 %f, i64 %g, i32 7)
  %s = add i64 %r, %a
  %t = add i64 %s, %g
  ret i64 %t
}
define i64 @select(i32 %x, i64 %y) {
entry:
  switch i32 %x, label %other [ i32 1, label %one
    i32 2, label %one
    i32 5, label %five
    i32 9, label %nine ]
one:
  call void @note(i64 %y)
  br label %other
five:
  ret i64 5
nine:
  br label %other
other:
  %v = phi i64 [ %y, %entry ], [ 1, %one ], [ %y, %nine ]
  ret i64 %v
}
define i64 @loop(i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %j, %body ]
  %s = phi i64 [ 0, %entry ], [ %t, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %done
body:
  call void @note(i64 %i)
  %t = add i64 %s, %i
  %j = add i64 %i, 1
  br label %head
done:
  ret i64 %s
}

; => asm
; many:
;     pushq %r14
;     pushq %rbx
;     subq $24, %rsp
;     movq %rdi, %rbx              # %a
;     movq %rsi, %rdi              # %b
;     movq 48(%rsp), %r14          # reload %g
;     movq %r14, (%rsp)
;     movl $7, 8(%rsp)
;     movq %rbx, %rsi              # %a
;     movl $1, %edx
;     callq callee
;     addq %rbx, %rax
;     addq %r14, %rax
;     addq $24, %rsp
;     popq %rbx
;     popq %r14
;     retq
; select:
;     pushq %rax
;     leal -1(%rdi), %eax
;     cmpl $1, %eax
;     jbe .LBB1_4
; .LBB1_1:                         # %entry
;     cmpl $5, %edi
;     je .LBB1_5
; .LBB1_2:                         # %entry
;     cmpl $9, %edi
;     je .LBB1_6
;     movq %rsi, %rax              # %v
;     jmp .LBB1_7
; .LBB1_4:                         # %one
;     movq %rsi, %rdi              # %y
;     callq note
;     movl $1, %eax                # %v
;     jmp .LBB1_7
; .LBB1_5:                         # %five
;     movl $5, %eax
;     popq %rcx
;     retq
; .LBB1_6:                         # %nine
;     movq %rsi, %rax              # %v
; .LBB1_7:                         # %other
;     popq %rcx
;     retq
; loop:
;     pushq %r15
;     pushq %r14
;     pushq %rbx
;     movq %rdi, %rbx              # %n
;     xorl %r15d, %r15d            # %s
;     xorl %r14d, %r14d            # %i
;     jmp .LBB2_2
; .LBB2_1:                         # %body
;     movq %r14, %rdi              # %i
;     callq note
;     addq %r14, %r15
;     incq %r14
; .LBB2_2:                         # %head
;     cmpq %rbx, %r14
;     jb .LBB2_1
; .LBB2_3:                         # %done
;     movq %r15, %rax              # %s
;     popq %rbx
;     popq %r14
;     popq %r15
;     retq
