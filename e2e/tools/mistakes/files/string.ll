; a string is not closed
; SP0111 error 3:21 `"`
define void @f() gc "statepoint-example {
  ret void
}
