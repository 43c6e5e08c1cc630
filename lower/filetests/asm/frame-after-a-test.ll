; test: asm
; A function that may return before it calls anything makes its frame after the test; not if the
; test needs the frame, or if two ways lead to calls.
declare void @g(ptr addrspace(1))
define i64 @count(ptr addrspace(1) %node) gc "statepoint-example" {
  %left = load ptr addrspace(1), ptr addrspace(1) %node
  %leaf = icmp eq ptr addrspace(1) %left, null
  br i1 %leaf, label %one, label %more
one:
  ret i64 1
more:
  %n = call i64 @count(ptr addrspace(1) %left)
  %right = load ptr addrspace(1), ptr addrspace(1) %node
  %m = call i64 @count(ptr addrspace(1) %right)
  %both = add i64 %n, %m
  ret i64 %both
}
define i64 @stored(i64 %n) gc "statepoint-example" {
  %slot = alloca i64
  store volatile i64 %n, ptr %slot
  %done = icmp eq i64 %n, 0
  br i1 %done, label %out, label %more
out:
  ret i64 1
more:
  call void @g(ptr addrspace(1) null)
  %v = load i64, ptr %slot
  ret i64 %v
}
define i64 @twice(i64 %n, i64 %m) gc "statepoint-example" {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %first, label %next
next:
  %small = icmp ult i64 %n, 9
  br i1 %small, label %out, label %second
out:
  ret i64 1
first:
  call void @g(ptr addrspace(1) null)
  ret i64 %m
second:
  call void @g(ptr addrspace(1) null)
  ret i64 %n
}

; => asm
; count:
;     movq (%rdi), %rax
;     testq %rax, %rax
;     jne .LBB0_2
; .LBB0_1:                         # %one
;     movl $1, %eax
;     retq
; .LBB0_2:                         # %more
;     pushq %r14
;     pushq %rbx
;     pushq %rax
;     movq %rdi, %rbx              # %node
;     movq %rax, %rdi              # %left
;     callq count
;     movq %rax, %r14              # %n
;     movq (%rbx), %rdi
;     callq count
;     addq %rax, %r14
;     movq %r14, %rax              # %both
;     popq %rcx
;     popq %rbx
;     popq %r14
;     retq
; stored:
;     pushq %rax
;     movq %rdi, (%rsp)
;     testq %rdi, %rdi
;     jne .LBB1_2
; .LBB1_1:                         # %out
;     movl $1, %eax
;     popq %rcx
;     retq
; .LBB1_2:                         # %more
;     xorl %edi, %edi
;     callq g
;     movq (%rsp), %rax
;     popq %rcx
;     retq
; twice:
;     pushq %r14
;     pushq %rbx
;     pushq %rax
;     movq %rdi, %rbx              # %n
;     movq %rsi, %r14              # %m
;     testq %rbx, %rbx
;     je .LBB2_3
; .LBB2_1:                         # %next
;     cmpq $9, %rbx
;     jae .LBB2_4
; .LBB2_2:                         # %out
;     movl $1, %eax
;     popq %rcx
;     popq %rbx
;     popq %r14
;     retq
; .LBB2_3:                         # %first
;     xorl %edi, %edi
;     callq g
;     movq %r14, %rax              # %m
;     popq %rcx
;     popq %rbx
;     popq %r14
;     retq
; .LBB2_4:                         # %second
;     xorl %edi, %edi
;     callq g
;     movq %rbx, %rax              # %n
;     popq %rcx
;     popq %rbx
;     popq %r14
;     retq
