; test: asm

; The counter is decremented where its next value is compared with zero, which then needs no test.
define i32 @pairs(ptr %p, i64 %n) {
entry:
  br label %loop

loop:
  %left = phi i64 [ %n, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %v = load volatile i32, ptr %p
  %next = add i64 %left, -2
  %w = load volatile i32, ptr %p
  %s = xor i32 %v, %w
  %more = add i32 %sum, %s
  %done = icmp eq i64 %next, 0
  br i1 %done, label %end, label %loop

end:
  ret i32 %more
}

; => asm
; pairs:
;     xorl %eax, %eax              # %sum
;     .p2align 4
; .LBB0_1:                         # %loop
;     movl (%rdi), %ecx
;     movl (%rdi), %edx
;     xorl %edx, %ecx
;     addl %ecx, %eax
;     addq $-2, %rsi
;     jne .LBB0_1
; .LBB0_2:                         # %end
;     retq
