; test: verify
; LLVM 22: end of file in string constant
; a string is not closed
define void @f() gc "statepoint-example {
;                   ^
; error: string without a closing quote [SP0111]
  ret void
}
