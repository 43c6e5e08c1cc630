; test: asm
; A data layout may have other sizes for address spaces that nothing uses.
target datalayout = "e-m:e-p1:64:64-p2:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
define ptr addrspace(1) @f(ptr %o) {
  %v = load ptr addrspace(1), ptr %o
  ret ptr addrspace(1) %v
}

; => asm
; f:
;     movq (%rdi), %rax
;     retq
