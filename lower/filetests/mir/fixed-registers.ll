; test: mir
; A division and a shift by a variable want their operands in certain registers.
define i64 @f(i64 %a, i64 %b, i64 %n) {
  %q = sdiv i64 %a, %b
  %r = shl i64 %q, %n
  ret i64 %r
}

; => mir
; after select:
; f:
; b0:  ; %0
;   v4:g64 in rdi, v5:g64 in rsi, v3:g64 in rdx = entry
;   v2:g64 in rax = sdivrem.64 mem? v5, v4 in rax  ; clobbers rax, clobbers rdx
;   v1:g64 = shl.64 tied v2, v3 in rcx named
;   ret v1 in rax
; after optimize: the same
; after allocate:
; f:
; b0:  ; %0
;   v4:g64 in rdi, v5:g64 in rsi, v3:g64 in rdx = entry
;     after: v3 rdx -> rcx
;     after: v4 rdi -> rax
;   v2:g64 in rax = sdivrem.64 v5@rsi, v4 in rax from rax  ; clobbers rax, clobbers rdx
;   v1:g64@rax = shl.64 tied v2 from rax, v3 in rcx from rcx named
;   ret v1 in rax from rax
