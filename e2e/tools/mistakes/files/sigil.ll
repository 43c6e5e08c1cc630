; a value lacks its percent sign
; SP0101 error 4:16 `x` -> `%x`
define i32 @f(i32 %x) {
  %y = add i32 x, 1
  ret i32 %y
}
