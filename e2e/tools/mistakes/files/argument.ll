; a call passes an argument of another type
; SP0208 warning 6:23 `%x`
declare void @take(i64)

define void @f(i32 %x) {
  call void @take(i32 %x)
  ret void
}
