; test: asm
declare void @foo()
declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f(i64 %a, i32 %b, i16 %c, i8 %d, i1 %e, float %x, double %y, i128 %w, <4 x i32> %v) {
  %al = alloca i64
  %al2 = alloca [8 x i64]
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0, i64 %a, i32 %b, i16 %c, i8 %d, i1 %e, float %x, double %y)
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 2, i32 8, i64 4294967295, i64 4294967296, i64 -1, i32 -1, i16 -1, i8 200, i1 true, ptr null, i64 -9223372036854775808)
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 3, i32 3, ptr %al, ptr %al2, ptr @foo)
  ret void
}

; => asm
; f:
;     pushq %rbp
;     movq %rsp, %rbp
;     subq $72, %rsp
;       record 1: id 2, offset 8
;         operand 0: 4294967295
;         operand 1: 4294967296
;         operand 2: -1
;         operand 3: -1
;         operand 4: -1
;         operand 5: -56
;         operand 6: 1
;         operand 7: 0
;         operand 8: -9223372036854775808
;     nopl 512(%rax,%rax)
;     leaq foo(%rip), %rax
;       record 2: id 3, offset 23
;         operand 0: rbp-72
;         operand 1: rbp-64
;         operand 2: rax
;     nopl (%rax)
;     addq $72, %rsp
;     popq %rbp
;     retq
