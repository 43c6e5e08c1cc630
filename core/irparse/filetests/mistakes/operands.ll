; test: verify
; LLVM 22: expected metadata after comma
; one operand too many
define i64 @sum(i64 %a, i64 %b, i64 %c) {
  %r = add i64 %a, %b, %c
;                      ^~
; error: add takes two operands [SP0101]
  ret i64 %r
}
