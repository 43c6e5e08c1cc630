; test: verify
; LLVM 22: expected ',' in arithmetic operation
; a comma is missing between operands
define i32 @sum(i32 %a, i32 %b) {
  %r = add i32 %a %b
;                 ^~
; error: unexpected `%b` [SP0101]
;   expected `,`
  ret i32 %r
}
