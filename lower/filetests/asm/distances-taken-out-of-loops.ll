; test: asm
; %i - %w is the index of a load and nothing else: the loop adds %i to an address that is computed
; before it.
define void @knapsack(ptr %from, ptr %to, i64 %w, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %d = sub i64 %i, %w
  %p = getelementptr inbounds i32, ptr %from, i64 %d
  %x = load i32, ptr %p
  %q = getelementptr inbounds i32, ptr %to, i64 %i
  store i32 %x, ptr %q
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The difference is also stored.
define void @needed(ptr %from, ptr %to, i64 %w, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %d = sub i64 %i, %w
  %p = getelementptr inbounds i64, ptr %from, i64 %d
  %x = load i64, ptr %p
  %y = add i64 %x, %d
  %q = getelementptr inbounds i64, ptr %to, i64 %i
  store i64 %y, ptr %q
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; The base changes in the loop.
define i64 @chain(ptr %from, i64 %w, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %b = phi ptr [ %from, %entry ], [ %x, %loop ]
  %d = sub i64 %i, %w
  %p = getelementptr inbounds ptr, ptr %b, i64 %d
  %x = load ptr, ptr %p
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  ret i64 %i
}

; => asm
; knapsack:
;     shlq $2, %rdx
;     subq %rdx, %rdi
;     xorl %eax, %eax              # %i
;     .p2align 4
; .LBB0_1:                         # %loop
;     movl (%rdi,%rax,4), %edx
;     movl %edx, (%rsi,%rax,4)
;     incq %rax
;     cmpq %rcx, %rax
;     jne .LBB0_1
; .LBB0_2:                         # %exit
;     retq
; needed:
;     xorl %eax, %eax              # %i
;     .p2align 4
; .LBB1_1:                         # %loop
;     movq %rax, %r8               # %i
;     subq %rdx, %r8
;     movq %r8, %r9                # %d
;     addq (%rdi,%r8,8), %r9
;     movq %r9, (%rsi,%rax,8)
;     incq %rax
;     cmpq %rcx, %rax
;     jne .LBB1_1
; .LBB1_2:                         # %exit
;     retq
; chain:
;     xorl %eax, %eax              # %i
;     jmp .LBB2_2
;     .p2align 4
; .LBB2_1:
;     movq %rcx, %rax              # %i
; .LBB2_2:                         # %loop
;     movq %rax, %rcx              # %i
;     subq %rsi, %rcx
;     movq (%rdi,%rcx,8), %rdi
;     leaq 1(%rax), %rcx
;     cmpq %rdx, %rcx
;     jne .LBB2_1
; .LBB2_3:                         # %exit
;     retq
