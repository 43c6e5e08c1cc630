; test: asm
; An address that only loads and stores use is part of their operands in every block; it is a
; register if anything else needs it.
define void @improve(ptr %a, i64 %i, i32 %x) {
  %p = getelementptr i32, ptr %a, i64 %i
  %old = load i32, ptr %p
  %better = icmp sgt i32 %x, %old
  br i1 %better, label %set, label %done

set:
  store i32 %x, ptr %p
  br label %done

done:
  ret void
}

define ptr @improved(ptr %a, i64 %i, i32 %x) {
  %p = getelementptr i32, ptr %a, i64 %i
  %old = load i32, ptr %p
  %better = icmp sgt i32 %x, %old
  br i1 %better, label %set, label %done

set:
  store i32 %x, ptr %p
  br label %done

done:
  ret ptr %p
}

; => asm
; improve:
;     cmpl (%rdi,%rsi,4), %edx
;     jle .LBB0_2
; .LBB0_1:                         # %set
;     movl %edx, (%rdi,%rsi,4)
; .LBB0_2:                         # %done
;     retq
; improved:
;     leaq (%rdi,%rsi,4), %rax
;     cmpl (%rdi,%rsi,4), %edx
;     jle .LBB1_2
; .LBB1_1:                         # %set
;     movl %edx, (%rax)
; .LBB1_2:                         # %done
;     retq
