; test: verify
; LLVM 22: alignment is not a power of two
; an alignment is not a power of two
define void @f() {
  %slot = alloca i64, align 12
;                           ^~
; error: alignment 12 is not a power of two [SP0106]
;   expected 1, 2, 4, 8, 16 or a larger power of two
  ret void
}
