; test: asm
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare void @foo()
define i64 @f(i64 %a, ptr addrspace(1) %p) gc "statepoint-example" {
  %al = alloca ptr addrspace(1)
  %al2 = alloca [4 x i64]
  %al3 = alloca i8
  store ptr addrspace(1) %p, ptr %al
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 7, i32 0, ptr elementtype(void ()) @foo, i32 0, i32 0, i32 0, i32 0) [ "deopt"(ptr %al, ptr %al2, ptr null), "gc-live"(ptr %al, ptr %al3, ptr addrspace(1) %p) ]
  %rel = load ptr addrspace(1), ptr %al
  %v = load i64, ptr addrspace(1) %rel
  ret i64 %v
}

; => asm
; f:
;     subq $56, %rsp
;     movq %rsi, (%rsp)
;     callq foo
;       record 0: id 7, offset 13
;         calling-convention: 0
;         flags: 0
;         deopt-count: 3
;         deopt 0: rsp+0
;         deopt 1: rsp+8
;         deopt 2: 0
;         alloca 0: rsp+0
;         reference in it: [rsp+0]
;         alloca 1: rsp+40
;     movq (%rsp), %rax
;     movq (%rax), %rax
;     addq $56, %rsp
;     retq
