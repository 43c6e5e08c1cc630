; an alignment is no power of two
; SP0106 error 4:29 `12`
define void @f() {
  %slot = alloca i64, align 12
  ret void
}
