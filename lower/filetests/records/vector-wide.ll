; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @foo()
declare <4 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v4p1(token, i32, i32)
define <4 x ptr addrspace(1)> @f(<4 x ptr addrspace(1)> %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(<4 x ptr addrspace(1)> %p) ]
  %r = call <4 x ptr addrspace(1)> @llvm.experimental.gc.relocate.v4p1(token %t, i32 0, i32 0)
  ret <4 x ptr addrspace(1)> %r
}

; => asm
; f:
;     subq $40, %rsp
;     movups %xmm0, (%rsp)
;     movups %xmm1, 16(%rsp)
;     callq foo
;       record 0: id 7, offset 18
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;     movups (%rsp), %xmm0
;     movups 16(%rsp), %xmm1
;     addq $40, %rsp
;     retq
