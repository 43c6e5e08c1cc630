; test: asm

define void @next_byte(ptr %stream) {
  %p = load ptr, ptr %stream
  %q = getelementptr i8, ptr %p, i64 1
  store ptr %q, ptr %stream
  ret void
}

define void @pop(ptr %stack) {
  %at = getelementptr i8, ptr %stack, i64 8
  %p = load ptr, ptr %at
  %q = getelementptr i64, ptr %p, i64 -1
  store ptr %q, ptr %at
  ret void
}

; The new pointer is also needed in a register.
define ptr @push(ptr %stack) {
  %p = load ptr, ptr %stack
  %q = getelementptr i64, ptr %p, i64 1
  store ptr %q, ptr %stack
  ret ptr %q
}

; Other memory may be stored to in between.
define void @clobbered(ptr %stream, ptr %other) {
  %p = load ptr, ptr %stream
  store i64 0, ptr %other
  %q = getelementptr i8, ptr %p, i64 1
  store ptr %q, ptr %stream
  ret void
}

; => asm
; next_byte:
;     incq (%rdi)
;     retq
; pop:
;     addq $-8, 8(%rdi)
;     retq
; push:
;     movq (%rdi), %rax
;     addq $8, %rax
;     movq %rax, (%rdi)
;     retq
; clobbered:
;     movq (%rdi), %rax
;     movq $0, (%rsi)
;     incq %rax
;     movq %rax, (%rdi)
;     retq
