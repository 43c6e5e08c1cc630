; a predicate lacks its sign
; SP0108 error 4:13 `lt` -> `slt`
define i1 @less(i32 %a, i32 %b) {
  %r = icmp lt i32 %a, %b
  ret i1 %r
}
