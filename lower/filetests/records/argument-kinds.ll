; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @inr(i64 inreg, ptr nest, ptr byval(i64), ptr, ...)
define void @f(i64 %a, ptr addrspace(1) %p, ptr %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void (i64, ptr, ptr, ptr, ...)) @inr, i32 6, i32 0, i64 inreg %a, ptr nest null, ptr byval(i64) %q, ptr %q, double 1.0, i64 5, i32 0, i32 0) [ "deopt"(i64 %a), "gc-live"(ptr addrspace(1) %p)]
  ret void
}

; => asm
; f:
;     subq $24, %rsp
;     movq %rdx, %rsi              # %q
;     movq (%rsi), %rax
;     movq %rax, (%rsp)
;     movq %rdi, 8(%rsp)           # spill %a
;     xorl %r10d, %r10d
;     movsd .LCPI0_0(%rip), %xmm0
;     movl $5, %edx
;     movl $1, %eax
;     callq inr
;       record 0: id 7, offset 45
;         calling-convention: 0
;         flags: 0
;         deopt-count: 1
;         deopt 0: [rsp+8]
;     addq $24, %rsp
;     retq
