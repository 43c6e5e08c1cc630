; a name is assigned twice
; SP0103 error 5:3 `%y`
define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  %y = mul i32 %y, 2
  ret i32 %y
}
