; test: verify
; LLVM 22: expected value token
; a value lacks its percent sign
define i32 @f(i32 %x) {
  %y = add i32 x, 1
;              ^
; error: unexpected `x` [SP0101]
;   expected a value of type `i32`
;   did you mean `%x`?
  ret i32 %y
}
