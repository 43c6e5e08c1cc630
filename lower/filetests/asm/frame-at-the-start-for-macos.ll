; test: asm
; Compact unwinding tables do not describe a frame that is made late.
target triple = "x86_64-apple-macosx14.0.0"
;               ^~~~~~~~~~~~~~~~~~~~~~~~~~~
; note: the module is for `x86_64-apple-macosx14.0.0`; its object is ELF's, though its assembly is for Mach-O
;   note: The passes do the same for every machine; the code, the frame and the places in the stack map are those of x86-64 with ELF.
declare i64 @g(ptr)
define i64 @f(i64 %n) {
  %buffer = alloca [5000 x i8]
  %done = icmp eq i64 %n, 0
  br i1 %done, label %out, label %more
out:
  ret i64 1
more:
  %r = call i64 @g(ptr %buffer)
  %s = add i64 %r, %n
  ret i64 %s
}

; => asm
; f:
;     pushq %rbx
;     subq $5008, %rsp
;     movq %rdi, %rbx              # %n
;     testq %rbx, %rbx
;     jne .LBB0_2
; .LBB0_1:                         # %out
;     movl $1, %eax
; .LBB0_ret0:
;     addq $5008, %rsp
;     popq %rbx
;     retq
; .LBB0_2:                         # %more
;     movq %rsp, %rdi
;     callq g@PLT
;     addq %rbx, %rax
;     jmp .LBB0_ret0
