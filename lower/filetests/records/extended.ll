; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare void @g()
define x86_fp80 @f(x86_fp80 %a, ptr %p) gc "statepoint-example" {
  %x = fadd x86_fp80 %a, %a
  %l = load x86_fp80, ptr %p
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 1, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "deopt"(x86_fp80 %a, x86_fp80 %x, x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK00000000000000000000, x86_fp80 undef, x86_fp80 %l, i32 7) ]
  %u = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 2, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "deopt"(x86_fp80 %x, fp128 0xL00000000000000000000000000000000, fp128 undef, fp128 0xL00000000000000003FFF000000000000) ]
  call void @g() [ "deopt"(x86_fp80 %x, x86_fp80 poison) ]
  ret x86_fp80 %x
}

; => asm
; f:
;     subq $120, %rsp
;     movups 128(%rsp), %xmm0      # reload %a
;     movaps %xmm0, 80(%rsp)
;     fldt 80(%rsp)
;     movaps %xmm0, 96(%rsp)
;     fldt 96(%rsp)
;     faddp %st, %st(1)
;     fstpt 80(%rsp)
;     movaps 80(%rsp), %xmm1
;     movups %xmm1, (%rsp)         # spill %x
;     movq (%rdi), %xmm2
;     pinsrw $4, 8(%rdi), %xmm2
;     movups .LCPI0_0(%rip), %xmm3
;     xorps %xmm4, %xmm4
;     xorps %xmm5, %xmm5
;     movups %xmm3, 32(%rsp)
;     movups %xmm4, 48(%rsp)
;     movups %xmm5, 64(%rsp)
;     movups %xmm2, 16(%rsp)       # spill %l
;     callq g
;       record 0: id 1, offset 93
;         calling-convention: 0
;         flags: 0
;         deopt-count: 7
;         deopt 0: [rsp+128]
;         deopt 1: [rsp+0]
;         deopt 2: [rsp+32]
;         deopt 3: [rsp+48]
;         deopt 4: [rsp+64]
;         deopt 5: [rsp+16]
;         deopt 6: 7
;     xorps %xmm0, %xmm0
;     xorps %xmm1, %xmm1
;     movups .LCPI0_1(%rip), %xmm2
;     movups %xmm0, 64(%rsp)
;     movups %xmm1, 48(%rsp)
;     movups %xmm2, 32(%rsp)
;     callq g
;       record 1: id 2, offset 126
;         calling-convention: 0
;         flags: 0
;         deopt-count: 4
;         deopt 0: [rsp+0]
;         deopt 1: [rsp+64]
;         deopt 2: [rsp+48]
;         deopt 3: [rsp+32]
;     xorps %xmm0, %xmm0
;     movups %xmm0, 64(%rsp)
;     callq g
;       record 2: id 2882400015, offset 139
;         calling-convention: 0
;         flags: 0
;         deopt-count: 2
;         deopt 0: [rsp+0]
;         deopt 1: [rsp+64]
;     fldt (%rsp)
;     addq $120, %rsp
;     retq
