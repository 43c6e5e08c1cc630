; test: asm

declare i32 @next(i32)

; Numbers are equal if their difference is zero, which lives across the call anyway.
define i32 @bits(i32 %set) {
entry:
  br label %loop

loop:
  %f = phi i32 [ %set, %entry ], [ %rest, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %minus = sub i32 0, %f
  %lowest = and i32 %f, %minus
  %rest = xor i32 %f, %lowest
  %r = call i32 @next(i32 %lowest)
  %sum = add i32 %s, %r
  %last = icmp eq i32 %f, %lowest
  br i1 %last, label %done, label %loop

done:
  ret i32 %sum
}

; => asm
; bits:
;     pushq %r14
;     pushq %rbx
;     pushq %rax
;     movl %edi, %ebx              # %f
;     xorl %r14d, %r14d            # %s
;     .p2align 4
; .LBB0_1:                         # %loop
;     movl %ebx, %edi              # %f
;     negl %edi
;     andl %ebx, %edi
;     xorl %edi, %ebx
;     callq next
;     addl %eax, %r14d
;     testl %ebx, %ebx
;     jne .LBB0_1
; .LBB0_2:                         # %done
;     movl %r14d, %eax             # %sum
;     popq %rcx
;     popq %rbx
;     popq %r14
;     retq
