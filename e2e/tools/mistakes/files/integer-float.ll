; an integer stands where a float should
; SP0117 error 4:24 `2` -> `2.0`
define double @half(double %x) {
  %r = fdiv double %x, 2
  ret double %r
}
