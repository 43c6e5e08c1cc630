; test: run
; call: high(-1, 3)
; call: high(4611686018427387904, 8)
; The upper half of a product of 128 bits.
define i64 @high(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}

; => run
; high(-1, 3) = 2
; high(4611686018427387904, 8) = 2
