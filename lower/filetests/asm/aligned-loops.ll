; test: asm
; A block in a loop begins at a multiple of 16 bytes if it is reached mostly by jumps.
declare void @use(i64)

; The loop's only block goes back to itself.
define i64 @counts(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %at
  %more = add i64 %sum, %x
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %loop
out:
  ret i64 %more
}

; Of the blocks in this loop two come after one that does not go on to them; %join is reached as
; often from the block before as by a jump.
define void @branches(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %odd = trunc i64 %i to i1
  br i1 %odd, label %one, label %two
one:
  call void @use(i64 1)
  br label %join
two:
  call void @use(i64 %i)
  br label %join
join:
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %loop
out:
  ret void
}

; Code that is optimised for size has no nops.
define void @small(i64 %n) optsize {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @use(i64 %i)
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %loop
out:
  ret void
}

; => asm
; counts:
;     xorl %eax, %eax              # %i
;     xorl %ecx, %ecx              # %sum
;     .p2align 4
; .LBB0_1:                         # %loop
;     addq (%rdi,%rax,8), %rcx
;     incq %rax
;     cmpq %rsi, %rax
;     jne .LBB0_1
; .LBB0_2:                         # %out
;     movq %rcx, %rax              # %more
;     retq
; branches:
;     pushq %r14
;     pushq %rbx
;     pushq %rax
;     movq %rsi, %rbx              # %n
;     xorl %r14d, %r14d            # %i
;     jmp .LBB1_3
;     .p2align 4
; .LBB1_1:                         # %two
;     movq %r14, %rdi              # %i
;     callq use
; .LBB1_2:                         # %join
;     incq %r14
;     cmpq %rbx, %r14
;     je .LBB1_5
; .LBB1_3:                         # %loop
;     testb $1, %r14b
;     je .LBB1_1
; .LBB1_4:                         # %one
;     movl $1, %edi
;     callq use
;     jmp .LBB1_2
; .LBB1_5:                         # %out
;     popq %rax
;     popq %rbx
;     popq %r14
;     retq
; small:
;     pushq %r14
;     pushq %rbx
;     pushq %rax
;     movq %rdi, %rbx              # %n
;     xorl %r14d, %r14d            # %i
; .LBB2_1:                         # %loop
;     movq %r14, %rdi              # %i
;     callq use
;     incq %r14
;     cmpq %rbx, %r14
;     jne .LBB2_1
; .LBB2_2:                         # %out
;     popq %rax
;     popq %rbx
;     popq %r14
;     retq
