; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %a, i32 %b) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(i64 %a, i32 %b, ptr addrspace(1) %p, i32 4, double 1.0, float undef), "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %r
}

; => asm
; f:
;     subq $24, %rsp
;     movq %rdi, (%rsp)            # spill %p
;     movq %rdx, 8(%rsp)           # spill %a
;     movl %ecx, 16(%rsp)          # spill %b
;     callq foo
;       record 0: id 7, offset 22
;         calling-convention: 0
;         flags: 0
;         deopt-count: 6
;         deopt 0: [rsp+8]
;         deopt 1: [rsp+16]
;         deopt 2: [rsp+0]
;         deopt 3: 4
;         deopt 4: 4607182418800017408
;         deopt 5: 4278124286
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;     movq (%rsp), %rax            # reload %r
;     addq $24, %rsp
;     retq
