; test: asm

; The index (j - 1) - w is j - w, which the first load computes, and the constant.
define i32 @pair(ptr %best, i64 %j, i64 %w) {
  %i = sub i64 %j, %w
  %p = getelementptr i32, ptr %best, i64 %i
  %x = load i32, ptr %p
  %before = add i64 %j, -1
  %k = sub i64 %before, %w
  %q = getelementptr i32, ptr %best, i64 %k
  %y = load i32, ptr %q
  %s = mul i32 %x, %y
  ret i32 %s
}

; => asm
; pair:
;     subq %rdx, %rsi
;     movl (%rdi,%rsi,4), %eax
;     imull -4(%rdi,%rsi,4), %eax
;     retq
