; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @foo()
declare <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token, i32, i32)
define <2 x ptr addrspace(1)> @f(<2 x ptr addrspace(1)> %p, <2 x i64> %x, <4 x i64> %y) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(<2 x i64> %x, <4 x i64> %y), "gc-live"(<2 x ptr addrspace(1)> %p) ]
  %r = call <2 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v2p1(token %t, i32 0, i32 0)
  ret <2 x ptr addrspace(1)> %r
}

; => asm
; f:
;     subq $72, %rsp
;     movups %xmm1, 16(%rsp)
;     movups %xmm2, 32(%rsp)
;     movups %xmm3, 48(%rsp)
;     movups %xmm0, (%rsp)
;     callq foo
;       record 0: id 7, offset 28
;         calling-convention: 0
;         flags: 0
;         deopt-count: 2
;         deopt 0: [rsp+16]
;         deopt 1: [rsp+32]
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;     movups (%rsp), %xmm0
;     addq $72, %rsp
;     retq
