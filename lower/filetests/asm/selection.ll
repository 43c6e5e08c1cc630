; test: asm
; Addressing modes, folded loads, fused comparisons, read-modify-write, additions by LEA.
@table = internal global [16 x i32] zeroinitializer

define i32 @index(ptr %p, i64 %i) {
  %a = getelementptr { i64, [8 x i32] }, ptr %p, i64 0, i32 1, i64 %i
  %v = load i32, ptr %a
  ret i32 %v
}
define i32 @global(i64 %i) {
  %a = getelementptr [16 x i32], ptr @table, i64 0, i64 %i
  %v = load i32, ptr %a
  %w = load i32, ptr getelementptr ([16 x i32], ptr @table, i64 0, i64 3)
  %s = add i32 %v, %w
  ret i32 %s
}
define void @modify(ptr %p, i64 %x) {
  %v = load i64, ptr %p
  %w = add i64 %v, %x
  store i64 %w, ptr %p
  %q = getelementptr i64, ptr %p, i64 1
  %n = load i64, ptr %q
  %m = add i64 %n, 1
  store i64 %m, ptr %q
  ret void
}
define i64 @compare(ptr %p, i64 %x) {
  %v = load i64, ptr %p
  %c = icmp ult i64 %v, %x
  br i1 %c, label %yes, label %no
yes:
  %a = and i64 %x, 8
  %z = icmp eq i64 %a, 0
  %r = select i1 %z, i64 %v, i64 7
  ret i64 %r
no:
  %s = add i64 %x, %v
  %t = mul i64 %s, 5
  ret i64 %t
}
define i32 @divide(i32 %x, i32 %y) {
  %a = udiv i32 %x, 10
  %b = sdiv i32 %y, 8
  %c = srem i32 %x, %y
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}

; => asm
; index:
;     movl 8(%rdi,%rsi,4), %eax
;     retq
; global:
;     leaq table(%rip), %rax
;     movl (%rax,%rdi,4), %eax
;     addl table+12(%rip), %eax
;     retq
; modify:
;     addq %rsi, (%rdi)
;     incq 8(%rdi)
;     retq
; compare:
;     movq (%rdi), %rax
;     cmpq %rsi, %rax
;     jae .LBB3_2
; .LBB3_1:                         # %yes
;     movl $7, %ecx
;     testb $8, %sil
;     cmovneq %rcx, %rax
;     retq
; .LBB3_2:                         # %no
;     addq %rax, %rsi
;     leaq (%rsi,%rsi,4), %rax
;     retq
; divide:
;     movl %edi, %eax              # %x
;     movl %eax, %ecx
;     movl $-858993459, %edx
;     imulq %rcx, %rdx
;     shrq $35, %rdx
;     movl %edx, %ecx
;     movl %esi, %edx              # %y
;     sarl $31, %edx
;     shrl $29, %edx
;     addl %esi, %edx
;     movl %edx, %edi
;     sarl $3, %edi
;     cltd
;     idivl %esi
;     leal (%rcx,%rdi), %eax
;     addl %edx, %eax
;     retq
