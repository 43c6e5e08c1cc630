; test: asm -passes=rewrite-statepoints-for-gc
; A pointer that crosses a call is recorded in its slot, and is born there again.
declare void @foo()

define i64 @f(ptr addrspace(1) %p, i64 %n, i1 %c) gc "statepoint-example" {
entry:
  br i1 %c, label %slow, label %out
slow:
  call void @foo()
  br label %out
out:
  %e = getelementptr i64, ptr addrspace(1) %p, i64 %n
  %v = load i64, ptr addrspace(1) %e
  %s = add i64 %v, 7
  ret i64 %s
}

; => asm -passes=rewrite-statepoints-for-gc
; f:
;     pushq %rbx
;     subq $16, %rsp
;     movq %rsi, %rbx              # %n
;     testb $1, %dl
;     je .LBB0_2
; .LBB0_1:                         # %slow
;     movq %rdi, (%rsp)            # spill %p
;     callq foo
;       record 0: id 2882400000, offset 22
;         calling-convention: 0
;         flags: 0
;         deopt-count: 0
;         base 0: [rsp+0]
;         derived 0: [rsp+0]
;     movq (%rsp), %rdi            # reload %.0
; .LBB0_2:                         # %out
;     movq (%rdi,%rbx,8), %rax
;     addq $7, %rax
;     addq $16, %rsp
;     popq %rbx
;     retq
