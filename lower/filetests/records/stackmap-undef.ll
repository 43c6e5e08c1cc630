; test: asm
declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f(i64 %a) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 5, i32 0, i64 undef, i32 poison, float undef, double 0.0, float 2.0, ptr undef)
  ret void
}

; => asm
; f:
;     pushq %rbp
;     movq %rsp, %rbp
;     xorl %eax, %eax
;     xorl %ecx, %ecx
;     xorps %xmm0, %xmm0
;     xorps %xmm1, %xmm1
;     movss .LCPI0_0(%rip), %xmm2
;     xorl %edx, %edx
;       record 0: id 5, offset 24
;         operand 0: rax
;         operand 1: rcx
;         operand 2: xmm0
;         operand 3: xmm1
;         operand 4: xmm2
;         operand 5: rdx
;     popq %rbp
;     retq
