; a value is written in another case
; SP0102 error 4:16 `%count` -> `%Count`
define i32 @twice(i32 %Count) {
  %r = add i32 %count, %count
  ret i32 %r
}
