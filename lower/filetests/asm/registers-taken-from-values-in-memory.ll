; test: asm
; Values that live across a call take callee-saved registers from others, which are in memory until
; they are needed again.
declare void @use(i64)
declare i64 @next()
declare i64 @step(i64)

; Six registers survive calls, and six values that only calls receive have them. %n and %m, which
; arithmetic needs, take those of %f and %e, which are received last.
define i64 @received(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
  %n = call i64 @next()
  call void @use(i64 %n)
  %m = add i64 %n, 1
  call void @use(i64 %m)
  %o = mul i64 %m, %n
  call void @use(i64 %o)
  call void @use(i64 %a)
  call void @use(i64 %b)
  call void @use(i64 %c)
  call void @use(i64 %d)
  call void @use(i64 %e)
  call void @use(i64 %f)
  ret i64 %o
}

; The values that the loop changes have registers in it, and those that are only needed after it
; give up theirs before it: nothing in the loop is in memory.
define i64 @after_the_loop(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %x = phi i64 [ 1, %entry ], [ %y, %loop ]
  %z = phi i64 [ 2, %entry ], [ %w, %loop ]
  %s = call i64 @step(i64 %x)
  %y = add i64 %z, %s
  %w = xor i64 %x, %i
  %j = add i64 %i, 1
  %done = icmp eq i64 %j, 100
  br i1 %done, label %exit, label %loop

exit:
  %r1 = sub i64 %a, %b
  %r2 = mul i64 %r1, %c
  %r3 = sub i64 %r2, %d
  %r4 = mul i64 %r3, %e
  %r5 = sub i64 %r4, %f
  %r6 = mul i64 %r5, %y
  ret i64 %r6
}

; => asm
; received:
;     pushq %rbp
;     pushq %r15
;     pushq %r14
;     pushq %r13
;     pushq %r12
;     pushq %rbx
;     subq $24, %rsp
;     movq %r9, %rbp               # %f
;     movq %r8, %r13               # %e
;     movq %rcx, %r12              # %d
;     movq %rdx, %r15              # %c
;     movq %rsi, %r14              # %b
;     movq %rdi, %rbx              # %a
;     movq %rbp, (%rsp)            # spill %f
;     movq %r13, 8(%rsp)           # spill %e
;     callq next
;     movq %rax, %rbp              # %n
;     movq %rbp, %rdi              # %n
;     callq use
;     leaq 1(%rbp), %r13
;     movq %r13, %rdi              # %m
;     callq use
;     imulq %rbp, %r13
;     movq %r13, %rdi              # %o
;     callq use
;     movq %rbx, %rdi              # %a
;     callq use
;     movq %r14, %rdi              # %b
;     callq use
;     movq %r15, %rdi              # %c
;     callq use
;     movq %r12, %rdi              # %d
;     callq use
;     movq 8(%rsp), %rdi           # reload %e
;     callq use
;     movq (%rsp), %rdi            # reload %f
;     callq use
;     movq %r13, %rax              # %o
;     addq $24, %rsp
;     popq %rbx
;     popq %r12
;     popq %r13
;     popq %r14
;     popq %r15
;     popq %rbp
;     retq
; after_the_loop:
;     pushq %rbp
;     pushq %r15
;     pushq %r14
;     pushq %r13
;     pushq %r12
;     pushq %rbx
;     subq $24, %rsp
;     movq %r9, %rbp               # %f
;     movq %r8, %r13               # %e
;     movq %rcx, %r12              # %d
;     movq %rdx, %r15              # %c
;     movq %rsi, %r14              # %b
;     movq %rdi, %rbx              # %a
;     movq %rbp, (%rsp)            # spill %f
;     movq %r13, 8(%rsp)           # spill %e
;     movq %rbx, 16(%rsp)          # spill %a
;     xorl %ebx, %ebx              # %i
;     movl $1, %ebp                # %x
;     movl $2, %r13d               # %z
;     jmp .LBB1_2
;     .p2align 4
; .LBB1_1:
;     xchgq %r13, %rbp             # %x
; .LBB1_2:                         # %loop
;     movq %rbp, %rdi              # %x
;     callq step
;     addq %rax, %r13
;     xorq %rbx, %rbp
;     incq %rbx
;     cmpq $100, %rbx
;     jne .LBB1_1
; .LBB1_3:                         # %exit
;     movq 16(%rsp), %rax          # reload %a
;     subq %r14, %rax
;     imulq %r15, %rax
;     subq %r12, %rax
;     imulq 8(%rsp), %rax
;     subq (%rsp), %rax
;     imulq %r13, %rax
;     addq $24, %rsp
;     popq %rbx
;     popq %r12
;     popq %r13
;     popq %r14
;     popq %r15
;     popq %rbp
;     retq
