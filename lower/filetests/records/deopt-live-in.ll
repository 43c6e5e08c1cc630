; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %p, i64 %a, i32 %b) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 2, i32 0, i32 0) [ "deopt"(i64 %a, i32 %b, ptr addrspace(1) %p, i32 4), "gc-live"(ptr addrspace(1) %p) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  ret ptr addrspace(1) %r
}

; => asm
; f:
;     pushq %r14
;     pushq %rbx
;     pushq %rax
;     movq %rsi, %rbx              # %a
;     movl %edx, %r14d             # %b
;     movq %rdi, (%rsp)            # spill %p
;     callq foo
;       record 0: id 7, offset 19
;         calling-convention: 0
;         flags: 2
;         deopt-count: 4
;         deopt 0: rbx
;         deopt 1: r14
;         deopt 2: [rsp+0]
;         deopt 3: 4
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;     movq (%rsp), %rax            # reload %r
;     popq %rcx
;     popq %rbx
;     popq %r14
;     retq
