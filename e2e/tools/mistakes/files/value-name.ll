; the name of a value is misspelt
; SP0102 error 4:16 `%widht` -> `%width`
define i64 @area(i64 %width, i64 %height) {
  %r = mul i64 %widht, %height
  ret i64 %r
}
