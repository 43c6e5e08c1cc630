; test: asm

; A register is cleared before the comparison, so that SETcc's byte needs no extension.
define i32 @counts(i32 %n, i32 %a, i32 %b) {
  %less = icmp slt i32 %a, %b
  %one = zext i1 %less to i32
  %sum = add i32 %n, %one
  ret i32 %sum
}

define i64 @floats(double %a, double %b) {
  %less = fcmp olt double %a, %b
  %one = zext i1 %less to i64
  ret i64 %one
}

; Two conditions are two bytes.
define i32 @both(double %a, double %b) {
  %equal = fcmp oeq double %a, %b
  %one = zext i1 %equal to i32
  ret i32 %one
}

define i32 @signed(i32 %a, i32 %b) {
  %less = icmp ult i32 %a, %b
  %ones = sext i1 %less to i32
  ret i32 %ones
}

; A byte is what SETcc writes.
define void @byte(ptr %p, i32 %a, i1 %c) {
start:
  br i1 %c, label %compare, label %store

compare:
  %zero = icmp eq i32 %a, 0
  %one = zext i1 %zero to i8
  br label %store

store:
  %v = phi i8 [ %one, %compare ], [ 2, %start ]
  store i8 %v, ptr %p
  ret void
}

; => asm
; counts:
;     movl %edi, %eax              # %n
;     xorl %ecx, %ecx
;     cmpl %edx, %esi
;     setl %cl
;     addl %ecx, %eax
;     retq
; floats:
;     xorl %eax, %eax
;     ucomisd %xmm0, %xmm1
;     seta %al
;     retq
; both:
;     ucomisd %xmm1, %xmm0
;     sete %al
;     setnp %cl
;     andl %ecx, %eax
;     movzbl %al, %eax
;     retq
; signed:
;     xorl %eax, %eax
;     cmpl %esi, %edi
;     setb %al
;     negl %eax
;     retq
; byte:
;     testb $1, %dl
;     jne .LBB4_2
;     movl $2, %eax                # %v
;     jmp .LBB4_3
; .LBB4_2:                         # %compare
;     testl %esi, %esi
;     sete %al
; .LBB4_3:                         # %store
;     movb %al, (%rdi)
;     retq
