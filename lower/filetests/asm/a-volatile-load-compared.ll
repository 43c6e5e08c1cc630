; test: asm

@wanted = external dso_local global i64

declare void @safepoint()

; A poll is one instruction on memory and a branch.
define void @poll() {
  %w = load volatile i64, ptr @wanted
  %no = icmp eq i64 %w, 0
  br i1 %no, label %done, label %slow

slow:
  call void @safepoint()
  br label %done

done:
  ret void
}

; The load is not made on one path only.
define i32 @either(ptr %p, i32 %a) {
  %v = load volatile i32, ptr %p
  %x = icmp eq i32 %a, 0
  %y = icmp eq i32 %v, 7
  %b = or i1 %x, %y
  br i1 %b, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 2
}

; Memory is accessed in between.
define i32 @order(ptr %p, ptr %q) {
  %v = load volatile i32, ptr %p
  store volatile i32 1, ptr %q
  %x = icmp slt i32 %v, 7
  br i1 %x, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 2
}

; It is made once, for both.
define i32 @twice(ptr %p, i32 %a, i32 %b) {
  %v = load volatile i32, ptr %p
  %x = icmp sgt i32 %v, 7
  %m = select i1 %x, i32 %a, i32 %b
  br i1 %x, label %yes, label %no

yes:
  ret i32 %m

no:
  %n = add i32 %m, 1
  ret i32 %n
}

; => asm
; poll:
;     pushq %rax
;     cmpq $0, wanted(%rip)
;     je .LBB0_2
; .LBB0_1:                         # %slow
;     callq safepoint
; .LBB0_2:                         # %done
;     popq %rax
;     retq
; either:
;     movl (%rdi), %eax
;     testl %esi, %esi
;     je .LBB1_2
; .LBB1_1:                         # %0
;     cmpl $7, %eax
;     jne .LBB1_3
; .LBB1_2:                         # %yes
;     movl $1, %eax
;     retq
; .LBB1_3:                         # %no
;     movl $2, %eax
;     retq
; order:
;     movl (%rdi), %eax
;     movl $1, (%rsi)
;     cmpl $7, %eax
;     jge .LBB2_2
; .LBB2_1:                         # %yes
;     movl $1, %eax
;     retq
; .LBB2_2:                         # %no
;     movl $2, %eax
;     retq
; twice:
;     movl %edx, %eax              # %b
;     movl (%rdi), %ecx
;     cmpl $7, %ecx
;     cmovgl %esi, %eax
;     jle .LBB3_2
; .LBB3_1:                         # %yes
;     retq
; .LBB3_2:                         # %no
;     incl %eax
;     retq
