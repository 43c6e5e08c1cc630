; test: asm
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; The last eight bytes are moved alone: the next copy reads what this one wrote, and a processor
; cannot forward one load from two stores.
define void @exact_rest(ptr %to, ptr %from) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 24, i1 false)
  ret void
}

; No chunk has the size of the rest, so the last chunk overlaps the one before it.
define void @other_rest(ptr %to, ptr %from) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 21, i1 false)
  ret void
}

; All bytes that are filled are equal, and one register has them.
define void @filled(ptr %to) {
  call void @llvm.memset.p0.i64(ptr %to, i8 0, i64 24, i1 false)
  ret void
}

; => asm
; exact_rest:
;     movups (%rsi), %xmm0
;     movups %xmm0, (%rdi)
;     movq 16(%rsi), %rax
;     movq %rax, 16(%rdi)
;     retq
; other_rest:
;     movups (%rsi), %xmm0
;     movups %xmm0, (%rdi)
;     movq 13(%rsi), %rax
;     movq %rax, 13(%rdi)
;     retq
; filled:
;     xorps %xmm0, %xmm0
;     movups %xmm0, (%rdi)
;     movups %xmm0, 8(%rdi)
;     retq
