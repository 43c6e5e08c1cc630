; a number is given twice
; SP0107 error 6:3 `%0` -> `%1`
define i32 @f(i32 %x) {
entry:
  %0 = add i32 %x, 1
  %0 = mul i32 %0, 2
  ret i32 %0
}
