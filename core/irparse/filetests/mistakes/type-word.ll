; test: verify
; LLVM 22: expected type
; the name of a type is misspelt
define i32 @f(i32 %x) {
  %wide = sext i32 %x to i64
  %half = trunc i64 %wide to int32
;                            ^~~~~
; error: unexpected `int32` [SP0101]
;   expected a type
;   did you mean `i32`?
  ret i32 %half
}
