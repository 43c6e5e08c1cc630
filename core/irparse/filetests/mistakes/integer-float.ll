; test: verify
; LLVM 22: integer constant must have integer type
; an integer stands where a float should
define double @half(double %x) {
  %r = fdiv double %x, 2
;                      ^
; error: the integer `2` cannot have type double [SP0117]
;   did you mean `2.0`?
  ret double %r
}
