; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %d = getelementptr i8, ptr addrspace(1) %q, i64 9
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %q, ptr addrspace(1) %d) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 1)
  %r2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 3)
  %r3 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 2)
  ret ptr addrspace(1) %r2
}

; => asm
; f:
;     pushq %rax
;     movq %rsi, (%rsp)            # spill %q
;     callq foo
;       record 0: id 7, offset 10
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;     movq (%rsp), %rax            # reload %r
;     addq $9, %rax
;     popq %rcx
;     retq
