; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare void @foo()
define ptr addrspace(1) @f(ptr addrspace(1) %p, ptr addrspace(1) %q) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(ptr addrspace(1) undef, i32 undef, ptr addrspace(1) null), "gc-live"(ptr addrspace(1) undef, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 1234 to ptr addrspace(1))) ]
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %r2 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 1, i32 1)
  %r3 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 2, i32 2)
  ret ptr addrspace(1) %r2
}

; => asm
; f:
;     pushq %rax
;     callq foo
;       record 0: id 7, offset 6
;         calling-convention: 0
;         flags: 0
;         deopt-count: 3
;         deopt 0: 4278124286
;         deopt 1: 4278124286
;         deopt 2: 0
;         base 0: 1234
;         derived 0: 1234
;         base 1: 0
;         derived 1: 0
;         base 2: 4278124286
;         derived 2: 4278124286
;     xorl %eax, %eax
;     popq %rcx
;     retq
