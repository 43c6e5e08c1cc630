; test: asm

; The multiplier has 33 bits.
define <4 x i32> @long(<4 x i32> %x) {
  %q = udiv <4 x i32> %x, <i32 7, i32 7, i32 7, i32 7>
  ret <4 x i32> %q
}

define <8 x i16> @words(<8 x i16> %x) {
  %q = sdiv <8 x i16> %x, <i16 -10, i16 -10, i16 -10, i16 -10, i16 -10, i16 -10, i16 -10, i16 -10>
  ret <8 x i16> %q
}

define <4 x i32> @power(<4 x i32> %x) {
  %q = sdiv <4 x i32> %x, <i32 8, i32 8, i32 8, i32 8>
  ret <4 x i32> %q
}

define <4 x float> @unsigned(<4 x i32> %x) {
  %f = uitofp <4 x i32> %x to <4 x float>
  ret <4 x float> %f
}

; => asm
; long:
;     movups .LCPI0_0(%rip), %xmm1
;     pshufd $245, %xmm0, %xmm2
;     movaps %xmm0, %xmm3          # %x
;     pmuludq %xmm1, %xmm3
;     pmuludq %xmm1, %xmm2
;     shufps $221, %xmm2, %xmm3
;     pshufd $216, %xmm3, %xmm1
;     psubd %xmm1, %xmm0
;     psrld $1, %xmm0
;     paddd %xmm1, %xmm0
;     psrld $2, %xmm0
;     retq
; words:
;     movaps %xmm0, %xmm1          # %x
;     psraw $15, %xmm1
;     pmulhuw .LCPI1_0(%rip), %xmm0
;     movaps %xmm1, %xmm2
;     pand .LCPI1_0(%rip), %xmm2
;     psubw %xmm2, %xmm0
;     psraw $2, %xmm0
;     psubw %xmm0, %xmm1
;     movaps %xmm1, %xmm0
;     retq
; power:
;     movaps %xmm0, %xmm1          # %x
;     psrad $31, %xmm1
;     pand .LCPI2_0(%rip), %xmm1
;     paddd %xmm1, %xmm0
;     psrad $3, %xmm0
;     retq
; unsigned:
;     movaps %xmm0, %xmm1          # %x
;     pand .LCPI3_0(%rip), %xmm1
;     por .LCPI3_1(%rip), %xmm1
;     psrld $16, %xmm0
;     por .LCPI3_2(%rip), %xmm0
;     subps .LCPI3_3(%rip), %xmm0
;     addps %xmm1, %xmm0
;     retq
