; test: asm
; The result overwrites the operand that nothing needs later, in a sum also the one that phis join
; it with. A conditional move then has the opposite condition.
define i64 @later(i64 %a, i64 %b, ptr %p) {
  %x = mul i64 %a, %b
  store i64 %a, ptr %p
  ret i64 %x
}

define i32 @opposite(i32 %a, i32 %b, i32 %c, ptr %p) {
  %less = icmp slt i32 %a, %b
  %r = select i1 %less, i32 %c, i32 %b
  store i32 %b, ptr %p
  ret i32 %r
}

define double @scale(ptr %p, i64 %n, double %f) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %sum, %loop ]
  %at = getelementptr double, ptr %p, i64 %i
  %v = load double, ptr %at
  %scaled = fmul double %v, %f
  %sum = fadd double %scaled, %s
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret double %sum
}

; Both selects need the flags of one comparison.
define i32 @once(i32 %a, i32 %b, i32 %c, ptr %p) {
  %less = icmp slt i32 %a, %b
  %x = select i1 %less, i32 %a, i32 %c
  %y = select i1 %less, i32 %b, i32 7
  store i32 %y, ptr %p
  ret i32 %x
}

; The comparison of a loop that changes nothing of it is cheap to repeat.
define void @invariant(i32 %n, ptr %p) {
entry:
  %none = icmp sle i32 %n, 0
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %skip ]
  br i1 %none, label %skip, label %store
store:
  store volatile i32 %i, ptr %p
  br label %skip
skip:
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, 100
  br i1 %end, label %done, label %loop
done:
  ret void
}

define double @subtract(double %a, double %b, double %c) {
  %minus = fneg double %c
  %r = call double @llvm.fmuladd.f64(double %a, double %b, double %minus)
  ret double %r
}

define float @from(float %a, float %b, float %c) {
  %minus = fneg float %b
  %r = call float @llvm.fmuladd.f32(float %a, float %minus, float %c)
  ret float %r
}
declare double @llvm.fmuladd.f64(double, double, double)
declare float @llvm.fmuladd.f32(float, float, float)

; The product overwrites the value that the sum is for in the next iteration.
define double @power(double %x, double %f, double %c, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %v = phi double [ %x, %entry ], [ %sum, %loop ]
  %g = fadd double %f, %c
  %product = fmul double %g, %v
  %sum = fadd double %product, %c
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret double %sum
}

; => asm
; later:
;     movq %rsi, %rax              # %b
;     imulq %rdi, %rax
;     movq %rdi, (%rdx)
;     retq
; opposite:
;     movl %edx, %eax              # %c
;     cmpl %esi, %edi
;     cmovgel %esi, %eax
;     movl %esi, (%rcx)
;     retq
; scale:
;     xorl %eax, %eax              # %i
;     xorps %xmm1, %xmm1           # %s
;     .p2align 4
; .LBB2_1:                         # %loop
;     movaps %xmm0, %xmm2          # %f
;     mulsd (%rdi,%rax,8), %xmm2
;     addsd %xmm2, %xmm1
;     incq %rax
;     cmpq %rsi, %rax
;     jb .LBB2_1
; .LBB2_2:                         # %end
;     movaps %xmm1, %xmm0          # %sum
;     retq
; once:
;     movl %edx, %eax              # %c
;     cmpl %esi, %edi
;     cmovll %edi, %eax
;     movl $7, %edx
;     cmovgel %edx, %esi
;     movl %esi, (%rcx)
;     retq
; invariant:
;     xorl %eax, %eax              # %i
;     jmp .LBB4_2
;     .p2align 4
; .LBB4_1:                         # %skip
;     incl %eax
;     cmpl $100, %eax
;     je .LBB4_4
; .LBB4_2:                         # %loop
;     testl %edi, %edi
;     jle .LBB4_1
; .LBB4_3:                         # %store
;     movl %eax, (%rsi)
;     jmp .LBB4_1
; .LBB4_4:                         # %done
;     retq
; subtract:
;     mulsd %xmm1, %xmm0
;     subsd %xmm2, %xmm0
;     retq
; from:
;     mulss %xmm1, %xmm0
;     subss %xmm0, %xmm2
;     movaps %xmm2, %xmm0          # %r
;     retq
; power:
;     addsd %xmm2, %xmm1
;     xorl %eax, %eax              # %i
;     .p2align 4
; .LBB7_1:                         # %loop
;     mulsd %xmm1, %xmm0
;     addsd %xmm2, %xmm0
;     incq %rax
;     cmpq %rdi, %rax
;     jb .LBB7_1
; .LBB7_2:                         # %end
;     retq
