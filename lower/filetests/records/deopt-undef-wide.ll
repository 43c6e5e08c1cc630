; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @g()
define void @f() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void()) @g, i32 0, i32 0, i32 0, i32 0) ["deopt"(i128 0, i128 5, i128 -1, <2 x i64> zeroinitializer, <2 x i64> <i64 1, i64 2>, <2 x i64> undef, i24 -1, i65 3)]
  ret void
}

; => asm
; f:
;     subq $120, %rsp
;     movq $0, (%rsp)
;     movq $0, 8(%rsp)
;     movq $5, 16(%rsp)
;     movq $0, 24(%rsp)
;     movq $-1, 32(%rsp)
;     movq $-1, 40(%rsp)
;     xorps %xmm0, %xmm0
;     movups %xmm0, 48(%rsp)
;     movups .LCPI0_0(%rip), %xmm0
;     movups %xmm0, 64(%rsp)
;     xorps %xmm0, %xmm0
;     movups %xmm0, 80(%rsp)
;     movq $3, 96(%rsp)
;     movb $0, 104(%rsp)
;     callq g
;       record 0: id 7, offset 104
;         calling-convention: 0
;         flags: 0
;         deopt-count: 8
;         deopt 0: [rsp+0]
;         deopt 1: [rsp+16]
;         deopt 2: [rsp+32]
;         deopt 3: [rsp+48]
;         deopt 4: [rsp+64]
;         deopt 5: [rsp+80]
;         deopt 6: -1
;         deopt 7: [rsp+96]
;     addq $120, %rsp
;     retq
