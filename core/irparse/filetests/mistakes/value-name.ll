; test: verify
; LLVM 22: use of undefined value '%widht'
; the name of a value is misspelt
define i64 @area(i64 %width, i64 %height) {
  %r = mul i64 %widht, %height
;              ^~~~~~
; error: use of undefined value `%widht` [SP0102]
;   did you mean `%width`?
  ret i64 %r
}
