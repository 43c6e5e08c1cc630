; test: verify
;--- of-a-function
; LLVM 22: expected '('
define void @f() alignstack=16 {
;                          ^
; error: unexpected `=` [SP0101]
;   expected `(`
  ret void
}

;--- of-a-function-in-parentheses
define void @f() alignstack(16) {
  ret void
}

;--- of-a-group
define void @f() #0 {
  ret void
}
attributes #0 = { alignstack=16 }

;--- of-a-group-in-parentheses
; LLVM 22: expected '=' here
define void @f() #0 {
  ret void
}
attributes #0 = { alignstack(16) }
;                           ^
; error: unexpected `(` [SP0101]
;   expected `=`

;--- of-a-parameter
; LLVM 22: expected integer
declare void @f(ptr align=8)
;                        ^
; error: unexpected `=` [SP0101]
;   expected an alignment in bytes
