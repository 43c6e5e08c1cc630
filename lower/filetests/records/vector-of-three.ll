; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @foo()
declare <3 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v3p1(token, i32, i32)
define void @f(<3 x ptr addrspace(1)> %p, ptr %o) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(<2 x i32> <i32 1, i32 2>, <4 x i64> zeroinitializer), "gc-live"(<3 x ptr addrspace(1)> %p) ]
  %r = call <3 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v3p1(token %t, i32 0, i32 0)
  store <3 x ptr addrspace(1)> %r, ptr %o
  ret void
}

; => asm
; f:
;     pushq %rbx
;     subq $64, %rsp
;     movq %rcx, %rbx              # %o
;     movq %rdi, %xmm0
;     movq %rsi, %xmm1
;     movlhps %xmm1, %xmm0
;     movq %rdx, %xmm1
;     movups .LCPI0_0(%rip), %xmm2
;     movq %xmm2, 24(%rsp)
;     xorps %xmm2, %xmm2
;     movups %xmm2, 32(%rsp)
;     xorps %xmm2, %xmm2
;     movups %xmm2, 48(%rsp)
;     movups %xmm0, (%rsp)
;     movq %xmm1, 16(%rsp)
;     callq foo
;       record 0: id 7, offset 70
;         calling-convention: 0
;         flags: 0
;         deopt-count: 2
;         deopt 0: [rsp+24]
;         deopt 1: [rsp+32]
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;     movups (%rsp), %xmm0
;     movq 16(%rsp), %xmm1
;     movups %xmm0, (%rbx)
;     movq %xmm1, 16(%rbx)
;     addq $64, %rsp
;     popq %rbx
;     retq
