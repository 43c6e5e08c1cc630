; test: asm
; The lowest lane of a vector is read from the vector's register.
define <2 x double> @square(<2 x double> %v, double %x) {
  %e = extractelement <2 x double> %v, i32 0
  %q = fmul double %x, %e
  %r = fadd double %q, %e
  %w = insertelement <2 x double> %v, double %r, i32 1
  ret <2 x double> %w
}

; => asm
; square:
;     mulsd %xmm0, %xmm1
;     addsd %xmm0, %xmm1
;     movlhps %xmm1, %xmm0
;     retq
