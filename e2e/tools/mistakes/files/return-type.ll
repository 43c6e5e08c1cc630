; the function returns something else
; SP0104 error 4:7 `i64`
define i32 @f(i64 %x) {
  ret i64 %x
}
