; a parenthesis is not closed
; SP0101 error 6:29 ``
declare i32 @next(i32)

define i32 @f(i32 %x) {
  %y = call i32 @next(i32 %x
  ret i32 %y
}
