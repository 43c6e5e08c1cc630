; test: verify
; LLVM 22: null must be a pointer type
; null of an integer type
define i1 @is_zero(i64 %x) {
  %r = icmp eq i64 %x, null
;                      ^~~~
; error: `null` cannot have type i64 [SP0117]
;   did you mean `0`?
  ret i1 %r
}
