; a function is not closed
; SP0115 error 3:18 `{`
define void @f() {
  ret void

define void @g() {
  ret void
}
