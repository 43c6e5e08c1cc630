; a comma is missing between operands
; SP0101 error 4:19 `%b`
define i32 @sum(i32 %a, i32 %b) {
  %r = add i32 %a %b
  ret i32 %r
}
