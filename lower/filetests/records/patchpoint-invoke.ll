; test: asm
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, ptr, i32, ...)
declare i32 @personality(...)
define i64 @f(i64 %a, i64 %b) personality ptr @personality {
  %r = invoke i64 (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.i64(i64 1, i32 15, ptr inttoptr (i64 281474417671919 to ptr), i32 2, i64 %a, i64 %b, i64 %a) to label %ok unwind label %bad
ok:
  ret i64 %r
bad:
  %l = landingpad { ptr, i32 } cleanup
  ret i64 0
}

; => asm
; f:
;     pushq %rbp
;     movq %rsp, %rbp
;     pushq %rbx
;     pushq %rax
;     movq %rdi, %rbx              # %a
;       record 0: id 1, offset 9
;         operand 0: rbx
;     movabsq $281474417671919, %r11
;     callq *%r11
;     xchgw %ax, %ax
; .LBB0_1:                         # %ok
;     popq %rcx
;     popq %rbx
;     popq %rbp
;     retq
; .LBB0_2:                         # %bad
;     xorl %eax, %eax
;     popq %rcx
;     popq %rbx
;     popq %rbp
;     retq
