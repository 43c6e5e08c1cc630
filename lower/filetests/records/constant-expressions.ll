; test: asm
@a = external global i64
@b = external global [4 x i64]
declare void @g()
declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f() {
  call void @g() [ "deopt"(i32 ptrtoint (ptr @a to i32), i64 sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @a to i64)), i64 xor (i64 ptrtoint (ptr @a to i64), i64 -1), i64 add (i64 ptrtoint (ptr @a to i64), i64 5)) ]
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0, i32 ptrtoint (ptr @a to i32), i64 sub (i64 ptrtoint (ptr @b to i64), i64 ptrtoint (ptr @a to i64)), i8 trunc (i64 sub (i64 ptrtoint (ptr getelementptr (i64, ptr @b, i64 2) to i64), i64 ptrtoint (ptr @b to i64)) to i8))
  ret void
}

; => asm
; f:
;     pushq %rbp
;     movq %rsp, %rbp
;     subq $32, %rsp
;     leaq a(%rip), %rax
;     leaq a(%rip), %rcx
;     leaq b(%rip), %rdx
;     subq %rcx, %rdx
;     leaq a(%rip), %rcx
;     notq %rcx
;     leaq a+5(%rip), %rsi
;     movl %eax, 24(%rsp)
;     movq %rdx, (%rsp)
;     movq %rcx, 8(%rsp)
;     movq %rsi, 16(%rsp)
;     callq g
;       record 0: id 2882400015, offset 72
;         calling-convention: 0
;         flags: 0
;         deopt-count: 4
;         deopt 0: [rsp+24]
;         deopt 1: [rsp+0]
;         deopt 2: [rsp+8]
;         deopt 3: [rsp+16]
;     leaq a(%rip), %rax
;     leaq a(%rip), %rcx
;     leaq b(%rip), %rdx
;     subq %rcx, %rdx
;       record 1: id 1, offset 96
;         operand 0: rax
;         operand 1: rdx
;         operand 2: 16
;     addq $32, %rsp
;     popq %rbp
;     retq
