; test: asm

; The multiplier is a signed number of 32 bits.
define i32 @remainder(i32 %x) {
  %r = srem i32 %x, -10
  ret i32 %r
}

; The multiplier has 33 bits.
define i32 @long(i32 %x) {
  %q = udiv i32 %x, 7
  ret i32 %q
}

; The product of 65 bits.
define i64 @longer(i64 %x) {
  %q = udiv i64 %x, 7
  ret i64 %q
}

; The same with an even number: x is halved first.
define i64 @even(i64 %x) {
  %q = udiv i64 %x, 14
  ret i64 %q
}

define i64 @signed(i64 %x) {
  %r = srem i64 %x, 10
  ret i64 %r
}

; The multiplier of 64 bits is negative as a signed number, so x is added.
define i64 @added(i64 %x) {
  %q = sdiv i64 %x, 15
  ret i64 %q
}

define i64 @negative_power(i64 %x) {
  %q = sdiv i64 %x, -8
  ret i64 %q
}

define i16 @narrow(i16 %x) {
  %q = sdiv i16 %x, 10
  ret i16 %q
}

; IDIV takes fewer bytes.
define i32 @small(i32 %x) minsize {
  %q = sdiv i32 %x, 7
  ret i32 %q
}

; => asm
; remainder:
;     movslq %edi, %rax
;     imulq $1717986919, %rax, %rcx
;     movq %rcx, %rdx
;     sarq $34, %rdx
;     sarq $63, %rcx
;     subl %edx, %ecx
;     imull $-10, %ecx, %ecx
;     subl %ecx, %eax
;     retq
; long:
;     movl %edi, %eax
;     imulq $613566757, %rax, %rcx
;     shrq $32, %rcx
;     subl %ecx, %eax
;     shrl %eax
;     addl %ecx, %eax
;     shrl $2, %eax
;     retq
; longer:
;     movabsq $2635249153387078803, %rax
;     mulq %rdi
;     movq %rdi, %rax              # %x
;     subq %rdx, %rax
;     shrq %rax
;     addq %rdx, %rax
;     shrq $2, %rax
;     retq
; even:
;     shrq %rdi
;     movabsq $5270498306774157605, %rax
;     mulq %rdi
;     movq %rdx, %rax
;     shrq %rax
;     retq
; signed:
;     movabsq $7378697629483820647, %rax
;     imulq %rdi
;     movq %rdx, %rax
;     sarq $2, %rax
;     shrq $63, %rdx
;     addq %rdx, %rax
;     imulq $10, %rax, %rax
;     subq %rax, %rdi
;     movq %rdi, %rax              # %r
;     retq
; added:
;     movabsq $-8608480567731124087, %rax
;     imulq %rdi
;     addq %rdi, %rdx
;     movq %rdx, %rax
;     sarq $3, %rax
;     shrq $63, %rdx
;     addq %rdx, %rax
;     retq
; negative_power:
;     movq %rdi, %rax              # %x
;     sarq $63, %rax
;     shrq $61, %rax
;     addq %rdi, %rax
;     sarq $3, %rax
;     negq %rax
;     retq
; narrow:
;     movswq %di, %rax
;     imulq $26215, %rax, %rax
;     movq %rax, %rcx
;     sarq $18, %rcx
;     shrq $63, %rax
;     addl %eax, %ecx
;     movl %ecx, %eax              # %q
;     retq
; small:
;     movl %edi, %eax              # %x
;     movl $7, %ecx
;     cltd
;     idivl %ecx
;     retq
