; test: asm
; Bits of integers are combined by the instructions for integers.
define <4 x i32> @bits(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c) {
  %x = and <4 x i32> %a, %b
  %y = xor <4 x i32> %x, %c
  %s = add <4 x i32> %y, %a
  ret <4 x i32> %s
}

; Lanes of floating-point numbers are moved by those for such numbers.
define double @sum(<2 x double> %x) {
  %low = extractelement <2 x double> %x, i64 0
  %high = extractelement <2 x double> %x, i64 1
  %s = fadd double %low, %high
  ret double %s
}

define <2 x double> @scaled(<2 x double> %x, double %by) {
  %v = insertelement <2 x double> poison, double %by, i64 0
  %s = shufflevector <2 x double> %v, <2 x double> poison, <2 x i32> zeroinitializer
  %r = fmul <2 x double> %x, %s
  ret <2 x double> %r
}

; One instruction selects between a value and zero.
define <4 x i32> @some(<4 x i32> %a, <4 x i32> %b) {
  %c = icmp eq <4 x i32> %a, %b
  %r = select <4 x i1> %c, <4 x i32> zeroinitializer, <4 x i32> %b
  ret <4 x i32> %r
}

define <4 x float> @positive(<4 x float> %a) {
  %c = fcmp ogt <4 x float> %a, zeroinitializer
  %r = select <4 x i1> %c, <4 x float> %a, <4 x float> zeroinitializer
  ret <4 x float> %r
}

; => asm
; bits:
;     pand %xmm0, %xmm1
;     pxor %xmm2, %xmm1
;     paddd %xmm0, %xmm1
;     movaps %xmm1, %xmm0          # %s
;     retq
; sum:
;     movaps %xmm0, %xmm1          # %x
;     movhlps %xmm0, %xmm1
;     addsd %xmm1, %xmm0
;     retq
; scaled:
;     movlhps %xmm1, %xmm1
;     mulpd %xmm1, %xmm0
;     retq
; some:
;     pcmpeqd %xmm1, %xmm0
;     pandn %xmm1, %xmm0
;     retq
; positive:
;     xorps %xmm1, %xmm1
;     cmpps $1, %xmm0, %xmm1
;     andps %xmm0, %xmm1
;     movaps %xmm1, %xmm0
;     retq
