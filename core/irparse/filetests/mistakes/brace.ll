; test: verify
; LLVM 22: expected instruction opcode
; a function is not closed
define void @f() {
;                ^
; error: the function beginning here has no closing brace [SP0115]
  ret void

define void @g() {
  ret void
}
