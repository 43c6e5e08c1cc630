; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @foo()
@g = external addrspace(1) global i64
@h = external global i64
define ptr addrspace(1) @f(i64 %a, i32 %n, ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(ptr @h, i64 ptrtoint (ptr @h to i64), ptr @foo), "gc-live"(ptr addrspace(1) @g, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g, i64 4)) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %r2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 1)
  ret ptr addrspace(1) %r2
}

; => asm
; f:
;     subq $40, %rsp
;     leaq h(%rip), %rax
;     movq %rax, (%rsp)
;     leaq foo(%rip), %rcx
;     leaq g+4(%rip), %rdx
;     movq %rdx, 16(%rsp)
;     leaq g(%rip), %rsi
;     movq %rsi, 24(%rsp)
;     movq %rcx, 8(%rsp)
;     callq foo
;       record 0: id 7, offset 56
;         calling-convention: 0
;         flags: 0
;         deopt-count: 3
;         deopt 0: [rsp+0]
;         deopt 1: [rsp+0]
;         deopt 2: [rsp+8]
;         base 0: [rsp+16]
;         derived 0: [rsp+16]
;         base 1: [rsp+24]
;         derived 1: [rsp+24]
;     leaq g+4(%rip), %rax
;     addq $40, %rsp
;     retq
