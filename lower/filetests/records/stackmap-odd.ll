; test: asm
declare void @llvm.experimental.stackmap(i64, i32, ...)
declare void @llvm.experimental.patchpoint.void(i64, i32, ptr, i32, ...)
define void @registers(i5 %a, i24 %b, i33 %c, bfloat %d, half %e, i1 %f) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 1, i32 0, i5 %a, i24 %b, i33 %c, bfloat %d, half %e, i1 %f)
  ret void
}
define void @constants(i64 %a) {
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 2, i32 0, i5 -1, i24 -1, i33 -5, i1 true, i8 -1, i16 -2, i33 5, bfloat 0xR3F80, bfloat 0xR0000, i65 3, i128 77, i128 0, i65 9223372036854775807)
  ret void
}
define void @any(i24 %a, bfloat %b) {
  call anyregcc void (i64, i32, ptr, i32, ...) @llvm.experimental.patchpoint.void(i64 3, i32 15, ptr null, i32 6, i24 %a, bfloat %b, i24 -1, i33 -5, bfloat 0xR3F80, i128 9, i5 -1, bfloat 0xR3F80, i24 %a)
  ret void
}

; => asm
; registers:
;     pushq %rbp
;     movq %rsp, %rbp
;     movd %xmm0, %eax
;       record 0: id 1, offset 8
;         operand 0: rdi
;         operand 1: rsi
;         operand 2: rdx
;         operand 3: rax
;         operand 4: xmm1
;         operand 5: rcx
;     popq %rbp
;     retq
; constants:
;     pushq %rbp
;     movq %rsp, %rbp
;       record 1: id 2, offset 4
;         operand 0: 31
;         operand 1: -1
;         operand 2: 8589934587
;         operand 3: 1
;         operand 4: -1
;         operand 5: -2
;         operand 6: 5
;         operand 7: 16256
;         operand 8: 0
;         operand 9: 3
;         operand 10: 77
;         operand 11: 0
;         operand 12: 9223372036854775807
;     popq %rbp
;     retq
; any:
;     pushq %rbp
;     movq %rsp, %rbp
;     movd %xmm0, %eax
;     movl $-1, %ecx
;     movq $-5, %rdx
;     movl $16256, %esi
;       record 2: id 3, offset 25
;         operand 0: rdi
;         operand 1: rax
;         operand 2: rcx
;         operand 3: rdx
;         operand 4: rsi
;         operand 5: 9
;         operand 6: 31
;         operand 7: 16256
;         operand 8: rdi
;     nopw %cs:512(%rax,%rax)
;     nopl 8(%rax,%rax)
;     popq %rbp
;     retq
