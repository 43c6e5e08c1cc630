; test: asm

; The first comparison decides alone, although its result is also needed in a register.
define i32 @first_kept(i32 %a, i32 %b) {
  %zero = icmp eq i32 %a, 0
  %equal = icmp eq i32 %a, %b
  %either = or i1 %zero, %equal
  br i1 %either, label %yes, label %no

yes:
  %r = zext i1 %zero to i32
  ret i32 %r

no:
  ret i32 7
}

; If both are needed in registers, these are tested.
define i32 @both_kept(i32 %a, i32 %b) {
  %zero = icmp eq i32 %a, 0
  %equal = icmp eq i32 %a, %b
  %either = or i1 %zero, %equal
  br i1 %either, label %yes, label %no

yes:
  %r = zext i1 %zero to i32
  %s = zext i1 %equal to i32
  %t = shl i32 %s, 1
  %u = or i32 %r, %t
  ret i32 %u

no:
  ret i32 7
}

; The flags of the last operation on the bytes are those that a test of one bit would set.
define i32 @three(i32 %a, i32 %b, i32 %c) {
  %x = icmp slt i32 %a, 5
  %y = icmp eq i32 %b, 0
  %z = icmp ugt i32 %c, 9
  %xy = or i1 %x, %y
  %xyz = or i1 %xy, %z
  br i1 %xyz, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 %a
}

define i32 @all_of_three(i32 %a, i32 %b, i32 %c) {
  %x = icmp slt i32 %a, 5
  %y = icmp eq i32 %b, 0
  %z = icmp ugt i32 %c, 9
  %xy = select i1 %x, i1 %y, i1 false
  %xyz = select i1 %xy, i1 %z, i1 false
  br i1 %xyz, label %yes, label %no

yes:
  ret i32 1

no:
  ret i32 %a
}

; => asm
; first_kept:
;     testl %edi, %edi
;     sete %al
;     je .LBB0_2
; .LBB0_1:                         # %0
;     cmpl %esi, %edi
;     jne .LBB0_3
; .LBB0_2:                         # %yes
;     movzbl %al, %eax
;     retq
; .LBB0_3:                         # %no
;     movl $7, %eax
;     retq
; both_kept:
;     testl %edi, %edi
;     sete %al
;     cmpl %esi, %edi
;     sete %cl
;     movl %eax, %edx              # %zero
;     orb %cl, %dl
;     je .LBB1_2
; .LBB1_1:                         # %yes
;     movzbl %al, %eax
;     movzbl %cl, %ecx
;     addl %ecx, %ecx
;     orl %ecx, %eax
;     retq
; .LBB1_2:                         # %no
;     movl $7, %eax
;     retq
; three:
;     movl %edi, %eax              # %a
;     cmpl $5, %eax
;     setl %cl
;     testl %esi, %esi
;     sete %sil
;     cmpl $9, %edx
;     seta %dl
;     orl %esi, %ecx
;     orb %dl, %cl
;     je .LBB2_2
; .LBB2_1:                         # %yes
;     movl $1, %eax
;     retq
; .LBB2_2:                         # %no
;     retq
; all_of_three:
;     movl %edi, %eax              # %a
;     cmpl $5, %eax
;     setl %cl
;     testl %esi, %esi
;     sete %sil
;     cmpl $9, %edx
;     seta %dl
;     andl %esi, %ecx
;     testb %dl, %cl
;     je .LBB3_2
; .LBB3_1:                         # %yes
;     movl $1, %eax
;     retq
; .LBB3_2:                         # %no
;     retq
