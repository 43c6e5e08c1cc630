; a constant is too large for its type
; SP0106 warning 4:10 `300`
define i8 @f() {
  ret i8 300
}
