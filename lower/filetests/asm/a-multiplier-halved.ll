; test: asm

; The reciprocal is even, and half or a quarter of it is an immediate of 32 bits.
define i32 @by9(i32 %x) {
  %q = udiv i32 %x, 9
  ret i32 %q
}

define i32 @by13(i32 %x) {
  %q = urem i32 %x, 13
  ret i32 %q
}

; This one is odd.
define i32 @by10(i32 %x) {
  %q = udiv i32 %x, 10
  ret i32 %q
}

; => asm
; by9:
;     movl %edi, %eax
;     imulq $954437177, %rax, %rax
;     shrq $33, %rax
;     retq
; by13:
;     movl %edi, %eax
;     imulq $1321528399, %rax, %rcx
;     shrq $34, %rcx
;     imull $13, %ecx, %ecx
;     subl %ecx, %eax
;     retq
; by10:
;     movl %edi, %eax
;     movl $-858993459, %ecx
;     imulq %rax, %rcx
;     movq %rcx, %rax
;     shrq $35, %rax
;     retq
