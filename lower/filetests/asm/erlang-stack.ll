; test: asm
target triple = "x86_64-unknown-linux-gnu"
declare cc 11 {i64, i64, i64} @mod.g.1(i64, i64, i64)
declare void @use(ptr)
define cc 11 {i64, i64, i64} @mod.f.1(i64 %hp, i64 %p, i64 %x) {
  %a = alloca [30 x i64]
  call void @use(ptr %a)
  %r = call cc 11 {i64, i64, i64} @mod.g.1(i64 %hp, i64 %p, i64 %x)
  ret {i64, i64, i64} %r
}
define cc 11 {i64, i64, i64} @mod.small.1(i64 %hp, i64 %p, i64 %x) {
  %r = call cc 11 {i64, i64, i64} @mod.g.1(i64 %hp, i64 %p, i64 %x)
  ret {i64, i64, i64} %r
}
define cc 11 {i64, i64, i64} @mod.leaf.1(i64 %hp, i64 %p, i64 %x) {
  %r = insertvalue {i64, i64, i64} undef, i64 %hp, 0
  %s = insertvalue {i64, i64, i64} %r, i64 %p, 1
  %t = insertvalue {i64, i64, i64} %s, i64 %x, 2
  ret {i64, i64, i64} %t
}
!hipe.literals = !{!0, !1, !2}
!0 = !{!"P_NSP_LIMIT", i32 160}
!1 = !{!"X86_LEAF_WORDS", i32 24}
!2 = !{!"AMD64_LEAF_WORDS", i32 24}

; => asm
; mod.f.1:
;     leaq -440(%rsp), %r14
;     cmpq 160(%rbp), %r14
;     jae .LBB0_in0
; .LBB0_in1:
;     callq inc_stack_0@PLT
;     leaq -440(%rsp), %r14
;     cmpq 160(%rbp), %r14
;     jle .LBB0_in1
; .LBB0_in0:
;     subq $248, %rsp
; .LBB0_0:                         # %0
;     movq %rsi, %rbx              # %x
;     movq %rsp, %rdi
;     callq use
;     movq %rbx, %rsi              # %x
;     callq mod.g.1
;     addq $248, %rsp
;     retq
; mod.small.1:
;     leaq -200(%rsp), %r14
;     cmpq 160(%rbp), %r14
;     jae .LBB1_in0
; .LBB1_in1:
;     callq inc_stack_0@PLT
;     leaq -200(%rsp), %r14
;     cmpq 160(%rbp), %r14
;     jle .LBB1_in1
; .LBB1_in0:
;     pushq %rax
; .LBB1_0:                         # %0
;     callq mod.g.1
;     popq %rcx
;     retq
; mod.leaf.1:
;     movq %rsi, %rax              # %x
;     retq
