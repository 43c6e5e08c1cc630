; null of an integer type
; SP0117 error 4:24 `null` -> `0`
define i1 @is_zero(i64 %x) {
  %r = icmp eq i64 %x, null
  ret i1 %r
}
