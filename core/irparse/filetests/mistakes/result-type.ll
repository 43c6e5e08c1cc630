; test: verify
; LLVM 22: expected type
; the type of a result is misspelt
define viod @f() {
;      ^~~~
; error: unexpected `viod` [SP0101]
;   expected a type
;   did you mean `void`?
  ret void
}
