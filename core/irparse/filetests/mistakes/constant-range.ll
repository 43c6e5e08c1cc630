; test: verify
; a constant is too large for its type
define i8 @f() {
  ret i8 300
;        ^~~
; warning: `300` does not fit in i8; it is taken as 44 [SP0106]
;   note: LLVM also drops the upper bits, silently.
}
