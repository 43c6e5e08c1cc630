; test: verify
; LLVM 22: expected ',' in argument list
; a parenthesis is not closed
declare i32 @next(i32)

define i32 @f(i32 %x) {
  %y = call i32 @next(i32 %x
;                           ^
; error: the line is incomplete [SP0101]
;   expected `)`
  ret i32 %y
}
