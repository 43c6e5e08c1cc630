; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @foo()
define void @f(i128 %w, half %h, <2 x float> %v, <4 x i1> %m, i33 %o, i65 %k, fp128 %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i128 %w, <2 x float> %v, i33 %o, i128 7, i65 %k)]
  ret void
}

; => asm
; f:
;     subq $88, %rsp
;     movq %rdi, 16(%rsp)
;     movq %rsi, 24(%rsp)
;     movq %xmm1, 32(%rsp)
;     movq $7, 48(%rsp)
;     movq $0, 56(%rsp)
;     movq %rcx, 64(%rsp)
;     andl $1, %r8d
;     movb %r8b, 72(%rsp)
;     movq %rdx, (%rsp)            # spill %o
;     callq foo
;       record 0: id 7, offset 61
;         calling-convention: 0
;         flags: 0
;         deopt-count: 5
;         deopt 0: [rsp+16]
;         deopt 1: [rsp+32]
;         deopt 2: [rsp+0]
;         deopt 3: [rsp+48]
;         deopt 4: [rsp+64]
;     addq $88, %rsp
;     retq
