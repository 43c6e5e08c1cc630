; a value is used with another type
; SP0104 error 4:16 `%n`
define i64 @widen(i32 %n) {
  %r = add i64 %n, 1
  ret i64 %r
}
