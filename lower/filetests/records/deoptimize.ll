; test: asm
declare i64 @llvm.experimental.deoptimize.i64(...)
define i64 @f(i64 %a, i1 %c, ptr addrspace(1) %p) gc "statepoint-example" {
  br i1 %c, label %x, label %y
x:
  %r = call i64 (...) @llvm.experimental.deoptimize.i64(i64 %a) [ "deopt"(i64 %a, i32 3) ]
  ret i64 %r
y:
  ret i64 1
}

; => asm
; f:
;     testb $1, %sil
;     jne .LBB0_2
; .LBB0_1:                         # %y
;     movl $1, %eax
;     retq
; .LBB0_2:                         # %x
;     pushq %rax
;     movq %rdi, (%rsp)            # spill %a
;     xorl %eax, %eax
;     callq __llvm_deoptimize
;       record 0: id 2882400015, offset 24
;         calling-convention: 0
;         flags: 0
;         deopt-count: 2
;         deopt 0: [rsp+0]
;         deopt 1: 3
;     popq %rcx
;     retq
