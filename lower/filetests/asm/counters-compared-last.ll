; test: asm
; The next value of a counter takes its register after the last use of the current one, also where
; that is the comparison that ends the loop: it asks whether the next value equals a constant, or is
; followed by an addition that leaves the flags alone. A comparison by size is of the current value,
; because the next one may overflow where nothing uses it.
define i64 @least(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %q
  %more = add i64 %sum, %x
  %next = add nsw i64 %i, -1
  %again = icmp sgt i64 %i, 1
  br i1 %again, label %loop, label %exit
exit:
  ret i64 %more
}
define i64 @bound(ptr %p, i64 %n, i64 %m) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %q
  %more = add i64 %sum, %x
  %next = add nsw i64 %i, -1
  %again = icmp sgt i64 %i, %m
  br i1 %again, label %loop, label %exit
exit:
  ret i64 %more
}
define i64 @wraps(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %q
  %more = add i64 %sum, %x
  %next = add i64 %i, -2
  %again = icmp sgt i64 %i, 1
  br i1 %again, label %loop, label %exit
exit:
  ret i64 %more
}
define i64 @unequal(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %q
  %more = add i64 %sum, %x
  %next = add i64 %i, 3
  %again = icmp ne i64 %i, 96
  br i1 %again, label %loop, label %exit
exit:
  ret i64 %more
}
define i8 @narrow(ptr %p, i8 %n) {
entry:
  br label %loop
loop:
  %i = phi i8 [ %n, %entry ], [ %next, %loop ]
  store volatile i8 %i, ptr %p
  %next = add nsw i8 %i, 100
  %again = icmp slt i8 %i, 100
  br i1 %again, label %loop, label %exit
exit:
  ret i8 %next
}

; => asm
; least:
;     xorl %eax, %eax              # %sum
;     .p2align 4
; .LBB0_1:                         # %loop
;     addq (%rdi,%rsi,8), %rax
;     cmpq $1, %rsi
;     leaq -1(%rsi), %rsi
;     jg .LBB0_1
; .LBB0_2:                         # %exit
;     retq
; bound:
;     xorl %eax, %eax              # %sum
;     .p2align 4
; .LBB1_1:                         # %loop
;     addq (%rdi,%rsi,8), %rax
;     cmpq %rdx, %rsi
;     leaq -1(%rsi), %rsi
;     jg .LBB1_1
; .LBB1_2:                         # %exit
;     retq
; wraps:
;     xorl %eax, %eax              # %sum
;     .p2align 4
; .LBB2_1:                         # %loop
;     addq (%rdi,%rsi,8), %rax
;     cmpq $1, %rsi
;     leaq -2(%rsi), %rsi
;     jg .LBB2_1
; .LBB2_2:                         # %exit
;     retq
; unequal:
;     xorl %eax, %eax              # %sum
;     .p2align 4
; .LBB3_1:                         # %loop
;     addq (%rdi,%rsi,8), %rax
;     addq $3, %rsi
;     cmpq $99, %rsi
;     jne .LBB3_1
; .LBB3_2:                         # %exit
;     retq
; narrow:
; .LBB4_1:                         # %loop
;     movb %sil, (%rdi)
;     cmpb $100, %sil
;     leal 100(%rsi), %eax
;     movl %eax, %esi              # %i
;     jl .LBB4_1
; .LBB4_2:                         # %exit
;     retq
