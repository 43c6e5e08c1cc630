; test: asm
; Values of the next iteration take the registers of this one, though the last of them are also the
; loop's results.
declare void @done()

define i32 @fnv(ptr %text, ptr %end) {
entry:
  %first = load i8, ptr %text
  %empty = icmp eq i8 %first, 0
  br i1 %empty, label %out, label %loop

loop:
  %c = phi i8 [ %first, %entry ], [ %next, %loop ]
  %hash = phi i32 [ -2128831035, %entry ], [ %product, %loop ]
  %at = phi ptr [ %text, %entry ], [ %after, %loop ]
  %after = getelementptr i8, ptr %at, i64 1
  %wide = zext i8 %c to i32
  %mixed = xor i32 %hash, %wide
  %product = mul i32 %mixed, 16777619
  %next = load i8, ptr %after
  %last = icmp eq i8 %next, 0
  br i1 %last, label %out, label %loop

out:
  %result = phi i32 [ -2128831035, %entry ], [ %product, %loop ]
  %moved = phi ptr [ %text, %entry ], [ %after, %loop ]
  store ptr %moved, ptr %end
  call void @done()
  ret i32 %result
}

; => asm
; fnv:
;     pushq %rbx
;     movzbl (%rdi), %eax
;     testb %al, %al
;     je .LBB0_4
;     movl $-2128831035, %ecx      # %hash
;     .p2align 4
; .LBB0_2:                         # %loop
;     movzbl %al, %eax
;     xorl %eax, %ecx
;     imull $16777619, %ecx, %ecx
;     movzbl 1(%rdi), %eax
;     incq %rdi
;     testb %al, %al
;     jne .LBB0_2
;     movl %ecx, %ebx              # %result
;     jmp .LBB0_5
; .LBB0_4:
;     movl $-2128831035, %ebx      # %result
; .LBB0_5:                         # %out
;     movq %rdi, (%rsi)
;     callq done
;     movl %ebx, %eax              # %result
;     popq %rbx
;     retq
