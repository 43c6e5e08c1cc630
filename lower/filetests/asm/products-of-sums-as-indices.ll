; test: asm
; The rows of a matrix of 600 bytes each: of the index (i + 1) * 600 the product i * 600 is computed
; once, and the constant goes to the displacement.
define i32 @column(ptr %m) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %s3, %loop ]
  %r0 = mul nuw nsw i64 %i, 600
  %p0 = getelementptr inbounds i8, ptr %m, i64 %r0
  %x0 = load i32, ptr %p0
  %s1 = add i32 %sum, %x0
  %i1 = add nuw nsw i64 %i, 1
  %r1 = mul nuw nsw i64 %i1, 600
  %p1 = getelementptr inbounds i8, ptr %m, i64 %r1
  %x1 = load i32, ptr %p1
  %s2 = xor i32 %s1, %x1
  %i2 = add nuw nsw i64 %i, 2
  %r2 = mul nuw nsw i64 %i2, 600
  %p2 = getelementptr inbounds i8, ptr %m, i64 %r2
  %x2 = load i32, ptr %p2
  %s3 = add i32 %s2, %x2
  %next = add nuw nsw i64 %i, 3
  %done = icmp eq i64 %next, 150
  br i1 %done, label %exit, label %loop
exit:
  ret i32 %s3
}

; The displacement would need more than 32 bits, so the sum is computed.
define i32 @far(ptr %m, i64 %i) {
  %i1 = add i64 %i, 100000
  %r1 = mul i64 %i1, 1000000
  %p1 = getelementptr i8, ptr %m, i64 %r1
  %x1 = load i32, ptr %p1
  ret i32 %x1
}

; A difference as a product: the constant may be negative.
define i32 @before(ptr %m, i64 %i) {
  %i1 = add i64 %i, -2
  %r1 = shl i64 %i1, 5
  %p1 = getelementptr i32, ptr %m, i64 %r1
  %x1 = load i32, ptr %p1
  ret i32 %x1
}

; => asm
; column:
;     xorl %eax, %eax              # %i
;     xorl %ecx, %ecx              # %sum
;     .p2align 4
; .LBB0_1:                         # %loop
;     imulq $600, %rax, %rdx
;     addl (%rdi,%rdx), %ecx
;     xorl 600(%rdi,%rdx), %ecx
;     addl 1200(%rdi,%rdx), %ecx
;     addq $3, %rax
;     cmpq $150, %rax
;     jne .LBB0_1
; .LBB0_2:                         # %exit
;     movl %ecx, %eax              # %s3
;     retq
; far:
;     addq $100000, %rsi
;     imulq $1000000, %rsi, %rax
;     movl (%rdi,%rax), %eax
;     retq
; before:
;     shlq $5, %rsi
;     movl -256(%rdi,%rsi,4), %eax
;     retq
