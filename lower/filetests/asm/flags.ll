; test: asm
; Sums of three, negation, flags that are known without a test, operations that do nothing, one way out for several returns.
declare i64 @callee(i64)

define i64 @three(i64 %x, i64 %y) {
  %a = add i64 %x, %y
  %b = add i64 %a, 1000
  ret i64 %b
}
define i64 @distance(i64 %x, i64 %y) {
  %d = sub i64 %x, %y
  %low = icmp slt i64 %d, 0
  br i1 %low, label %turn, label %done
turn:
  %n = sub i64 0, %d
  br label %done
done:
  %r = phi i64 [ %d, %0 ], [ %n, %turn ]
  ret i64 %r
}
define i64 @overflows(i64 %x, i64 %y) {
  %s = add i64 %x, %y
  %positive = icmp sgt i64 %s, 0
  br i1 %positive, label %yes, label %no
yes:
  ret i64 %s
no:
  ret i64 %x
}
define i64 @nothing(i64 %x) {
  %a = add i64 %x, 0
  %b = and i64 %a, -1
  %c = mul i64 %b, 1
  ret i64 %c
}
define i64 @cleared(i64 %x) {
  %t = trunc i64 %x to i32
  %a = or i32 %t, 0
  %z = zext i32 %a to i64
  ret i64 %z
}
define i1 @returns(i64 %x, i64 %y, i64 %z) {
  %a = call i64 @callee(i64 %x)
  %low = icmp slt i64 %a, %y
  br i1 %low, label %yes, label %more
more:
  %b = call i64 @callee(i64 %z)
  %high = icmp sgt i64 %b, %x
  br i1 %high, label %yes, label %no
yes:
  ret i1 true
no:
  ret i1 false
}

; => asm
; three:
;     leaq 1000(%rdi,%rsi), %rax
;     retq
; distance:
;     movq %rdi, %rax              # %x
;     subq %rsi, %rax
;     jns .LBB1_2
; .LBB1_1:                         # %turn
;     negq %rax
; .LBB1_2:                         # %done
;     retq
; overflows:
;     movq %rdi, %rax              # %x
;     addq %rax, %rsi
;     testq %rsi, %rsi
;     jle .LBB2_2
; .LBB2_1:                         # %yes
;     movq %rsi, %rax              # %s
;     retq
; .LBB2_2:                         # %no
;     retq
; nothing:
;     movq %rdi, %rax              # %x
;     retq
; cleared:
;     movq %rdi, %rax              # %x
;     orl $0, %eax
;     retq
; returns:
;     pushq %r15
;     pushq %r14
;     pushq %rbx
;     movq %rdi, %rbx              # %x
;     movq %rdx, %r15              # %z
;     movq %rsi, %r14              # %y
;     callq callee
;     cmpq %r14, %rax
;     jl .LBB5_2
; .LBB5_1:                         # %more
;     movq %r15, %rdi              # %z
;     callq callee
;     cmpq %rbx, %rax
;     jle .LBB5_3
; .LBB5_2:                         # %yes
;     movl $-1, %eax
; .LBB5_ret0:
;     popq %rbx
;     popq %r14
;     popq %r15
;     retq
; .LBB5_3:                         # %no
;     xorl %eax, %eax
;     jmp .LBB5_ret0
