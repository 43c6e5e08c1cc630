; test: asm
declare void @foo()
declare i64 @callee(i64)
define i64 @f(i64 %a, i1 %c, ptr addrspace(1) %p) gc "statepoint-example" {
  %r = call i64 @callee(i64 1) [ "deopt"(i64 %a, i32 3) ]
  call void @foo() [ "deopt"(i64 %a, ptr addrspace(1) %p) ]
  ret i64 %r
}

; => asm
; f:
;     pushq %r15
;     pushq %r14
;     pushq %rbx
;     subq $16, %rsp
;     movq %rdi, %rbx              # %a
;     movq %rdx, %r14              # %p
;     movq %rbx, (%rsp)            # spill %a
;     movl $1, %edi
;     callq callee
;       record 0: id 2882400015, offset 29
;         calling-convention: 0
;         flags: 0
;         deopt-count: 2
;         deopt 0: [rsp+0]
;         deopt 1: 3
;     movq %rax, %r15              # %r
;     movq %r14, 8(%rsp)           # spill %p
;     callq foo
;       record 1: id 2882400015, offset 42
;         calling-convention: 0
;         flags: 0
;         deopt-count: 2
;         deopt 0: [rsp+0]
;         deopt 1: [rsp+8]
;     movq %r15, %rax              # %r
;     addq $16, %rsp
;     popq %rbx
;     popq %r14
;     popq %r15
;     retq
