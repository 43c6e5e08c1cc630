; test: asm
; A patch point of webkit_jscc in a function of that convention: the second argument goes from one place on the stack to another.
declare i64 @llvm.experimental.patchpoint.i64(i64, i32, i8*, i32, ...)
define webkit_jscc i64 @call(i64 %a, i64 %b) {
  %r = call webkit_jscc i64 (i64, i32, i8*, i32, ...) @llvm.experimental.patchpoint.i64(i64 7, i32 15, i8* null, i32 2, i64 %a, i64 %b)
  ret i64 %r
}

; => asm
; call:
;     pushq %rbp
;     movq %rsp, %rbp
;     subq $16, %rsp
;     movq 32(%rsp), %rcx          # reload %b
;     movq %rcx, (%rsp)
;       record 0: id 7, offset 17
;     nopw %cs:512(%rax,%rax)
;     nopl 8(%rax,%rax)
;     addq $16, %rsp
;     popq %rbp
;     retq
