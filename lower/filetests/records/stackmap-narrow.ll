; test: asm
declare void @llvm.experimental.stackmap(i64, i32, ...)
define void @f(i64 %a) {
  %t = trunc i64 %a to i32
  %u = trunc i64 %a to i16
  %z = zext i32 %t to i64
  %l = load i32, ptr null
  call void (i64, i32, ...) @llvm.experimental.stackmap(i64 5, i32 0, i32 %t, i16 %u, i64 %z, i32 %l, i16 65535, i32 2147483647, i64 2147483647, i64 4294967294, i64 9223372036854775807)
  ret void
}

; => asm
; f:
;     pushq %rbp
;     movq %rsp, %rbp
;     movl %edi, %eax
;     movl 0, %ecx
;       record 0: id 5, offset 13
;         operand 0: rdi
;         operand 1: rdi
;         operand 2: rax
;         operand 3: rcx
;         operand 4: -1
;         operand 5: 2147483647
;         operand 6: 2147483647
;         operand 7: 4294967294
;         operand 8: 9223372036854775807
;     popq %rbp
;     retq
