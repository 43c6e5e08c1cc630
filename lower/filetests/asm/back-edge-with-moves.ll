; test: asm
; What a loop's variables become is moved before the branch back, unless what follows the loop needs
; what the moves overwrite.
define void @fibonacci(ptr %p, i64 %n) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %a = phi i64 [ 0, %0 ], [ %b, %loop ]
  %b = phi i64 [ 1, %0 ], [ %c, %loop ]
  %c = add i64 %a, %b
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 %b, ptr %at
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
define i64 @last(i64 %n) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %a = phi i64 [ 0, %0 ], [ %b, %loop ]
  %b = phi i64 [ 1, %0 ], [ %c, %loop ]
  %c = add i64 %a, %b
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %done
done:
  %s = shl i64 %a, %b
  ret i64 %s
}

; => asm
; fibonacci:
;     movl $1, %edx                # %b
;     xorl %eax, %eax              # %i
;     xorl %ecx, %ecx              # %a
;     .p2align 4
; .LBB0_1:                         # %loop
;     addq %rdx, %rcx
;     movq %rdx, (%rdi,%rax,8)
;     incq %rax
;     xchgq %rcx, %rdx             # %b
;     cmpq %rsi, %rax
;     jb .LBB0_1
; .LBB0_2:                         # %done
;     retq
; last:
;     xorl %edx, %edx              # %a
;     movl $1, %ecx                # %b
;     xorl %eax, %eax              # %i
;     jmp .LBB1_2
;     .p2align 4
; .LBB1_1:
;     movq %rcx, %rdx              # %a
;     movq %rsi, %rcx              # %b
; .LBB1_2:                         # %loop
;     leaq (%rdx,%rcx), %rsi
;     incq %rax
;     cmpq %rdi, %rax
;     jb .LBB1_1
; .LBB1_3:                         # %done
;     movq %rdx, %rax              # %a
;     shlq %cl, %rax
;     retq
