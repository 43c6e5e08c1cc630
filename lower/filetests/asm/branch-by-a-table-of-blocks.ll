; test: asm
; The address that a constant table has is not read: the jump is by its index.
@table = internal constant [5 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %b), ptr blockaddress(@f, %c), ptr blockaddress(@f, %a), ptr blockaddress(@f, %d)]
define i32 @f(i64 %i) {
  %p = getelementptr ptr, ptr @table, i64 %i
  %to = load ptr, ptr %p
  indirectbr ptr %to, [label %a, label %b, label %c, label %d]
a:
  ret i32 10
b:
  ret i32 20
c:
  ret i32 30
d:
  ret i32 40
}

; => asm
; f:
;     leaq .LJTI0_0(%rip), %rax
;     jmpq *(%rax,%rdi,8)
; .LBB0_1:                         # %a
;     movl $10, %eax
;     retq
; .LBB0_2:                         # %b
;     movl $20, %eax
;     retq
; .LBB0_3:                         # %c
;     movl $30, %eax
;     retq
; .LBB0_4:                         # %d
;     movl $40, %eax
;     retq
