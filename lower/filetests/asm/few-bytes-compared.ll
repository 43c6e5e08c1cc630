; test: asm
; Comparisons of a few bytes for equality are loads, unless the program has a function of its own.
declare i32 @bcmp(ptr, ptr, i64)
declare i32 @memcmp(ptr, ptr, i64)
define i1 @four(ptr %p, ptr %q) {
  %c = call i32 @bcmp(ptr %p, ptr %q, i64 4)
  %e = icmp eq i32 %c, 0
  ret i1 %e
}
define i1 @seven(ptr %p, ptr %q) {
  %c = call i32 @memcmp(ptr %p, ptr %q, i64 7)
  %e = icmp ne i32 %c, 0
  ret i1 %e
}
define i1 @ordered(ptr %p, ptr %q) {
  %c = call i32 @memcmp(ptr %p, ptr %q, i64 4)
  %e = icmp slt i32 %c, 0
  ret i1 %e
}
define i1 @kept(ptr %p, ptr %q) "no-builtins" {
  %c = call i32 @memcmp(ptr %p, ptr %q, i64 4)
  %e = icmp eq i32 %c, 0
  ret i1 %e
}

; => asm
; four:
;     movl (%rdi), %eax
;     cmpl (%rsi), %eax
;     sete %al
;     retq
; seven:
;     movl (%rdi), %eax
;     movl 3(%rdi), %ecx
;     xorl (%rsi), %eax
;     xorl 3(%rsi), %ecx
;     orl %ecx, %eax
;     testl %eax, %eax
;     setne %al
;     retq
; ordered:
;     pushq %rax
;     movl $4, %edx
;     callq memcmp
;     testl %eax, %eax
;     setl %al
;     popq %rcx
;     retq
; kept:
;     pushq %rax
;     movl $4, %edx
;     callq memcmp
;     testl %eax, %eax
;     sete %al
;     popq %rcx
;     retq
