; the type of a result is misspelt
; SP0101 error 3:8 `viod` -> `void`
define viod @f() {
  ret void
}
