; test: verify
; LLVM 22: value doesn't match function result type 'i32'
; the function returns something else
define i32 @f(i64 %x) {
  ret i64 %x
;     ^~~
; error: the function returns i32, not i64 [SP0104]
}
