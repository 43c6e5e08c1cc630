; test: verify
; LLVM 22: use of undefined value '%count'
; a value is written in another case
define i32 @twice(i32 %Count) {
  %r = add i32 %count, %count
;              ^~~~~~
; error: use of undefined value `%count` [SP0102]
;   did you mean `%Count`?
  ret i32 %r
}
