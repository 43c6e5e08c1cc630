; test: asm

; A shift only reads RCX, so a count that lives on can live there.
define i32 @bits(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %count = phi i32 [ 8, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %v = load volatile i32, ptr %p
  %bits = lshr i32 %v, %count
  %more = add i32 %sum, %bits
  %next = add i32 %count, 2
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done

done:
  ret i32 %more
}

; Of two counts, one must move.
define i32 @two(i32 %v, i32 %a, i32 %b) {
  %x = shl i32 %v, %a
  %y = lshr i32 %x, %b
  %z = shl i32 %y, %a
  %s = add i32 %z, %b
  ret i32 %s
}

; The count gets RCX, and not the number before it, whose next value could not be there.
define i64 @packed(ptr %text) {
entry:
  br label %loop

loop:
  %number = phi i64 [ 0, %entry ], [ %more, %loop ]
  %bits = phi i64 [ 0, %entry ], [ %packed, %loop ]
  %count = phi i64 [ 0, %entry ], [ %next, %loop ]
  %v = load volatile i64, ptr %text
  %tens = mul i64 %number, 10
  %more = add i64 %tens, %v
  %shifted = shl i64 %v, %count
  %packed = or i64 %bits, %shifted
  %next = add i64 %count, 8
  %again = icmp ne i64 %v, 0
  br i1 %again, label %loop, label %done

done:
  %r = xor i64 %packed, %more
  ret i64 %r
}

; => asm
; bits:
;     movl $8, %ecx                # %count
;     xorl %eax, %eax              # %sum
;     .p2align 4
; .LBB0_1:                         # %loop
;     movl (%rdi), %edx
;     shrl %cl, %edx
;     addl %edx, %eax
;     addl $2, %ecx
;     cmpl %esi, %ecx
;     jl .LBB0_1
; .LBB0_2:                         # %done
;     retq
; two:
;     movl %edi, %eax              # %v
;     movl %esi, %ecx              # %a
;     shll %cl, %eax
;     movl %edx, %ecx              # %b
;     shrl %cl, %eax
;     movl %esi, %ecx              # %a
;     shll %cl, %eax
;     addl %edx, %eax
;     retq
; packed:
;     xorl %ecx, %ecx              # %count
;     xorl %edx, %edx              # %bits
;     xorl %eax, %eax              # %number
;     .p2align 4
; .LBB2_1:                         # %loop
;     movq (%rdi), %rsi
;     imulq $10, %rax, %rax
;     addq %rsi, %rax
;     movq %rsi, %r8               # %v
;     shlq %cl, %r8
;     orq %r8, %rdx
;     addq $8, %rcx
;     testq %rsi, %rsi
;     jne .LBB2_1
; .LBB2_2:                         # %done
;     xorq %rax, %rdx
;     movq %rdx, %rax              # %r
;     retq
