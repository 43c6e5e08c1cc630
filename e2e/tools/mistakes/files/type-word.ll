; the name of a type is misspelt
; SP0101 error 5:30 `int32` -> `i32`
define i32 @f(i32 %x) {
  %wide = sext i32 %x to i64
  %half = trunc i64 %wide to int32
  ret i32 %half
}
