; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @foo()
define void @f(half %h, fp128 %q, <4 x i1> %m) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(half %h, fp128 %q, <4 x i1> %m, half 0xH3C00)]
  ret void
}

; => asm
; f:
;     subq $40, %rsp
;     pand .LCPI0_0(%rip), %xmm2
;     xorps %xmm3, %xmm3
;     psubd %xmm2, %xmm3
;     movmskps %xmm3, %eax
;     movb %al, 24(%rsp)
;     movss %xmm0, 16(%rsp)        # spill %h
;     movups %xmm1, (%rsp)         # spill %q
;     callq foo
;       record 0: id 7, offset 41
;         calling-convention: 0
;         flags: 0
;         deopt-count: 4
;         deopt 0: [rsp+16]
;         deopt 1: [rsp+0]
;         deopt 2: [rsp+24]
;         deopt 3: 15360
;     addq $40, %rsp
;     retq
