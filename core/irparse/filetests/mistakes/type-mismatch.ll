; test: verify
; LLVM 22: '%n' defined with type 'i32' but expected 'i64'
; a value is used with another type
define i64 @widen(i32 %n) {
  %r = add i64 %n, 1
;              ^~
; error: `%n` is defined with type `i32`, but used with type `i64` [SP0104]
  ret i64 %r
}
