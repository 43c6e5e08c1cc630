; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare {i64, i64} @two()
declare {i64, i64} @llvm.experimental.gc.result.sl_i64i64s(token)
define i64 @f(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype({i64, i64} ()) @two, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p)]
  %r = call {i64, i64} @llvm.experimental.gc.result.sl_i64i64s(token %t)
  %q = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0)
  %a = extractvalue {i64, i64} %r, 0
  %b = extractvalue {i64, i64} %r, 1
  %x = load i64, ptr addrspace(1) %q
  %s = add i64 %a, %b
  %s2 = add i64 %x, %s
  ret i64 %s2
}

; => asm
; f:
;     pushq %rax
;     movq %rdi, (%rsp)            # spill %p
;     callq two
;       record 0: id 7, offset 10
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;     addq %rdx, %rax
;     movq (%rsp), %rcx            # reload %q
;     addq (%rcx), %rax
;     popq %rcx
;     retq
